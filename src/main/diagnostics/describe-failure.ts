/** For logs: what failed and where, without the message, which may quote what the user wrote. */
export function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return `thrown ${typeof failure}`;
  const code = 'code' in failure && typeof failure.code === 'string' ? ` ${failure.code}` : '';
  const frames = (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${failure.name}${code}`, ...frames].join('\n');
}
