// Remembers that the user is signing out, in all windows, so that only sessions that ended otherwise are announced.
const key = 'reelwright.signsOut';

/** Runs a request that ends the session because the user asked for it. */
export async function endSession<Answer extends { readonly ok: boolean }>(
  end: () => Promise<Answer>
): Promise<Answer> {
  setIntent(true);
  let hasEnded = false;
  try {
    const answer = await end();
    hasEnded = answer.ok;
    return answer;
  } finally {
    if (!hasEnded) setIntent(false);
  }
}

export function isSigningOut(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Once the end of the session is known, or another user has signed in. */
export const forgetSignOut = (): void => setIntent(false);

function setIntent(isSigningOutNow: boolean): void {
  try {
    if (isSigningOutNow) localStorage.setItem(key, 'true');
    else localStorage.removeItem(key);
  } catch {
    // Without storage, signing out still works.
  }
}
