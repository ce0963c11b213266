import { ContractFailure } from '#shared/contract/errors.ts';
import { judgePassword } from '#shared/domain/people/passwords.ts';
import { loadCommonestPasswords } from './commonest-passwords.ts';

/** Throws `password_refused` or `password_personal`; `ownWords` are what others know of the person. */
export async function refuseWeakPassword(password: string, ownWords: readonly string[]): Promise<void> {
  const flaw = judgePassword(password, ownWords, await loadCommonestPasswords());
  if (flaw !== undefined) {
    throw new ContractFailure(flaw === 'common' ? 'password_refused' : 'password_personal');
  }
}
