// Our own ways in, as a part of the library: it makes the session, its cookie, and asks for the second factor.
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

const body = z.object({ userId: z.string() });

/**
 * The password was checked by us, once. The second factor's plugin watches the paths that take a password and turns
 * the session into a half-open one; ours has the path of the one it knows that we do not use otherwise.
 */
const enterByPassword = createAuthEndpoint(
  '/sign-in/username',
  { method: 'POST', body, requireHeaders: true, metadata: { SERVER_ONLY: true } },
  (context) => openSession(context, context.body.userId)
);

/** Somebody who is signed in already let this place in. */
const enterByWord = createAuthEndpoint(
  '/enter-by-word',
  { method: 'POST', body, requireHeaders: true, metadata: { SERVER_ONLY: true } },
  (context) => openSession(context, context.body.userId)
);

async function openSession(
  context: Parameters<typeof setSessionCookie>[0],
  userId: string
): Promise<{ readonly userId: string }> {
  const user = await context.context.internalAdapter.findUserById(userId);
  if (user === null) throw new APIError('UNAUTHORIZED');
  const session = await context.context.internalAdapter.createSession(userId);
  await setSessionCookie(context, { session, user });
  return { userId };
}

export const enterPlugin = {
  id: 'enter',
  endpoints: { enterByPassword, enterByWord }
} satisfies BetterAuthPlugin;
