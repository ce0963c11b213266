import { ContractFailure } from '#shared/contract/errors.ts';
import { isReservedUsername } from '#shared/domain/people/username.ts';
import { signUps } from '../../../db/schema/accounts.ts';
import type { RequestContext } from '../../../context/request-context.ts';
import type { AccountContext } from '../../../auth/auth.ts';
import { sendSignUpMail } from '../mail/account-mails.ts';
import { readMailLanguage } from '../../../mail/mail-language.ts';
import { refuseWeakPassword } from '../password/password-rules.ts';
import { isUsernameTaken } from '../../../auth/free-username.ts';

const linkHours = 24;

type SignUp = {
  readonly email: string;
  readonly password: string;
  readonly username: string;
  readonly displayName: string;
};

/**
 * Does the same whether or not the address has an account: it stores the request, and a job decides after the answer
 * which mail to send. Usernames are public, so a taken one is refused.
 */
export async function signUp(
  { db, now, newId, auth, jobs }: AccountContext,
  { email, password, username, displayName }: SignUp,
  request: RequestContext
): Promise<void> {
  await refuseWeakPassword(password, [email, username, displayName]);
  if (isReservedUsername(username) || (await isUsernameTaken(db, username))) {
    throw new ContractFailure('username_taken');
  }
  const passwordHash = await auth.passwords.hash(password);
  const id = newId('sup');
  const expiresAt = new Date(now() + linkHours * 3_600_000);
  await db.transaction(async (tx) => {
    await tx
      .insert(signUps)
      .values({ id, email: email.toLowerCase(), passwordHash, username, displayName, expiresAt });
    await jobs.add(sendSignUpMail, { id, language: readMailLanguage(request.headers) }, { within: tx });
  });
}
