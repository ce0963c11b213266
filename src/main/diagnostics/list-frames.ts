const mostFrames = 12;
const script = /^[\w.:@-]{1,80}$/;
const functionName = /^[\w$.<> [\]]{1,80}$/;
const place = /:(\d{1,9}):(\d{1,9})$/;

/**
 * The frames of a stack as V8 writes it, each with its function and the name of its script: folders hold the name of
 * the user. Whatever is no such frame is left out, above all the message.
 */
export function listFrames(stack: string): string[] {
  return stack
    .split('\n', 200)
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at ') && line.length < 1000)
    .flatMap((line) => readFrame(line.slice(3)) ?? [])
    .slice(0, mostFrames);
}

function readFrame(frame: string): string | undefined {
  const hasFunction = frame.endsWith(')');
  const start = frame.lastIndexOf(' (');
  if (hasFunction && start === -1) return undefined;
  const address = hasFunction ? frame.slice(start + 2, -1) : frame;
  const [where, line, column] = place.exec(address) ?? [];
  if (where === undefined) return undefined;
  const file = address.slice(0, -where.length).split('?')[0]?.split(/[\\/]/).at(-1) ?? '';
  if (!script.test(file)) return undefined;
  const name = hasFunction ? frame.slice(0, start) : '';
  return `at ${functionName.test(name) ? `${name} ` : ''}(${file}:${line}:${column})`;
}
