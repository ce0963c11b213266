import { ContractFailure } from '#shared/contract/errors.ts';
import { findPasswordFlaw } from '#shared/domain/people/passwords.ts';

/** Number of entries of the list, ordered by frequency, that are refused. */
const refusedCount = 3000;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** In lower case; loaded when the first password is chosen. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].slice(0, refusedCount).map((word) => word.toLowerCase()))
  );
  return commonPasswords;
}

/** Throws `password_too_common` or `password_too_personal`; `ownWords` are what others know of the person. */
export async function refuseWeakPassword(password: string, ownWords: readonly string[]): Promise<void> {
  const flaw = findPasswordFlaw(password, ownWords, await loadCommonPasswords());
  if (flaw !== undefined) {
    throw new ContractFailure(flaw === 'common' ? 'password_too_common' : 'password_too_personal');
  }
}
