import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

/**
 * Opens a session of its own for the desktop app, once the person approved it in a browser where they are signed in.
 * No plugin of better-auth does that; an endpoint of a plugin with its `internalAdapter` is the documented way to.
 */
const createDesktopSession = createAuthEndpoint(
  '/desktop/create-session',
  {
    method: 'POST',
    body: z.object({ userId: z.string() }),
    requireHeaders: true,
    metadata: { SERVER_ONLY: true }
  },
  async (endpoint) => {
    const { internalAdapter } = endpoint.context;
    const user = await internalAdapter.findUserById(endpoint.body.userId);
    if (user === null) throw new APIError('UNAUTHORIZED');
    const session = await internalAdapter.createSession(user.id);
    await setSessionCookie(endpoint, { session, user });
  }
);

export const desktopSession = {
  id: 'desktop-session',
  endpoints: { createDesktopSession }
} satisfies BetterAuthPlugin;
