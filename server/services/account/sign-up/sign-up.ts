import { ContractFailure } from '#shared/contract/errors.ts';
import { isReservedUsername } from '#shared/domain/people/username.ts';
import { signUps } from '../../../db/schema/accounts.ts';
import type { RequestContext } from '../../../context/request-context.ts';
import type { AccountContext } from '../../../auth/auth.ts';
import { sendSignUpMail } from '../mail/account-mails.ts';
import { readMailLanguage } from '../../../mail/mail-language.ts';
import { refuseWeakPassword } from '../password/password-rules.ts';
import { refuseForbiddenWords } from '../../moderation/refuse-forbidden-words.ts';
import { isUsernameTaken } from '../../../auth/new-person-names.ts';
import { bindSignUp } from '../../../auth/sign-up-nonce.ts';

const linkHours = 24;

type SignUp = {
  readonly email: string;
  /** Without one, the reader of the link chooses it. */
  readonly password?: string | undefined;
  readonly username: string;
  readonly displayName: string;
};

/**
 * Does the same whether or not the address has an account: it stores the request, and a job decides after the answer
 * which mail to send. Usernames are public, so a taken one is refused. The password is kept for the browser that signs
 * up, and for no other reader of the link.
 */
export async function signUp(
  context: AccountContext,
  { email, password, username, displayName }: SignUp,
  request: RequestContext
): Promise<void> {
  const { db, now, newId, auth, jobs } = context;
  if (password !== undefined) await refuseWeakPassword(password, [email, username, displayName]);
  await refuseForbiddenWords(db, { name: displayName, username });
  if (isReservedUsername(username) || (await isUsernameTaken(db, username))) {
    throw new ContractFailure('username_taken');
  }
  const nonceHash = bindSignUp(context, request, linkHours * 3600);
  const kept =
    password === undefined || nonceHash === undefined
      ? { passwordHash: null, nonceHash: null }
      : { passwordHash: await auth.passwords.hash(password), nonceHash };
  const id = newId('sup');
  const expiresAt = new Date(now() + linkHours * 3_600_000);
  await db.transaction(async (tx) => {
    await tx
      .insert(signUps)
      .values({ id, email: email.toLowerCase(), ...kept, username, displayName, expiresAt });
    await jobs.add(sendSignUpMail, { id, language: readMailLanguage(request.headers) }, { within: tx });
  });
}
