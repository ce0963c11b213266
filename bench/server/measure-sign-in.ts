import { createPasswords } from '#server/auth/passwords.ts';
import { load, type Load } from './generate-load.ts';

/** Sign-ins at addresses without an account, which cost what any other does and are answered 401. */
export function measureSignIn(url: string, seconds: number): Promise<Load> {
  let tried = 0;
  const next = () => ({
    method: 'POST' as const,
    path: '/api/v1/account/sign-in',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: `nobody-${tried++}@example.com`, password: 'violet tractor 7' })
  });
  return load(url, next, seconds, 401);
}

/** Hashes of a password alone, a second: what signing in cannot be faster than. */
export async function measureHashing(seconds: number): Promise<number> {
  const passwords = createPasswords();
  const until = performance.now() + seconds * 1000;
  let checked = 0;
  const check = async (): Promise<void> => {
    while (performance.now() < until) {
      await passwords.hash('violet tractor 7');
      checked += 1;
    }
  };
  await Promise.all([1, 2, 3, 4].map(check));
  return checked / seconds;
}
