/** `__Host-`: only over https or on localhost, for this host alone, for every path; no other host can set one. */
export const cookieNames = {
  session: '__Host-reelwright',
  secondFactor: '__Host-reelwright.two_factor',
  device: '__Host-reelwright.device'
} as const;

/** Signed in for 30 days, whatever happens meanwhile. */
export const sessionSeconds = 30 * 24 * 60 * 60;

export function readCookie(headers: Headers, name: string): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}
