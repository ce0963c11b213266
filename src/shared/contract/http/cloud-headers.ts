/**
 * What the desktop's main process says and hears beside a call. A browser never sends `client`: its session is the
 * cookie. Whenever an answer has `token` or `device`, the new one takes the place of what was kept.
 */
export const cloudHeaders = {
  /** Sent as "desktop": answers then carry `token` instead of a cookie, and cookies are not read. */
  client: 'x-reelwright-client',
  /** Heard: of the session, or of a sign-in that waits for its second factor. Sent back as `Authorization: Bearer …`. */
  token: 'set-auth-token',
  /** Heard, kept also after signing out, and sent back as `device`: who has it is let through while others guess. */
  newDevice: 'set-device-token',
  device: 'x-reelwright-device'
} as const;
