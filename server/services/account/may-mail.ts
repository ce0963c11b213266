import type { Context } from '../../context.ts';
import type { LimitRule } from '../../limits/limits.ts';

/**
 * Whether one more mail of this kind may go to an address that a stranger typed: five an hour. Who is kept from more
 * has five links that still work.
 */
export async function mayMail(
  { limits, log }: Pick<Context, 'limits' | 'log'>,
  kind: string,
  email: string
): Promise<boolean> {
  const rule: LimitRule = { name: `mails of ${kind}`, points: 5, seconds: 3600, isShared: true };
  const verdict = await limits.take(rule, email);
  if (!verdict.isAllowed) log.warn({ kind }, 'a mail was not sent: too many to one address');
  return verdict.isAllowed;
}
