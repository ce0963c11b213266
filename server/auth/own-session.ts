import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

/**
 * Opens a session for a person who proved their identity without a password: the desktop app with a code that a
 * signed-in browser approved, or a new account with the link of its mail. No plugin of better-auth does that; an
 * endpoint of a plugin with its `internalAdapter` is the documented way to.
 */
const createOwnSession = createAuthEndpoint(
  '/own-session/create',
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

export const ownSession = {
  id: 'own-session',
  endpoints: { createOwnSession }
} satisfies BetterAuthPlugin;
