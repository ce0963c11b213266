/**
 * Headers of the desktop's main process, and `writer`. A browser never sends `client`: its session is the cookie. A response
 * with `token` or `newDevice` replaces the stored value.
 */
export const cloudHeaders = {
  /** Sent as "desktop": answers then carry `token` instead of a cookie, and cookies are not read. */
  client: 'x-reelwright-client',
  /**
   * Response: the token of the session, or of a sign-in that waits for its second factor. Sent back as `Authorization:
   * Bearer …`.
   */
  token: 'set-auth-token',
  /**
   * Response: identifies a known device, also after signing out, and is sent back as `device`. A known device can sign
   * in while the account is rate limited.
   */
  newDevice: 'set-device-token',
  device: 'x-reelwright-device',
  /** The id of the account that wrote the message, or `visitor`. */
  writer: 'x-reelwright-writer'
} as const;
