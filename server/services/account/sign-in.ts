import { ContractFailure } from '#shared/contract/errors.ts';
import type { Account } from '#shared/domain/people/account.ts';
import { countGuess } from '../../auth/guess-limits.ts';
import { runNamed } from '../../db/run-named.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { enter } from './enter.ts';
import { refuseInsecureAddress } from './refuse-insecure-address.ts';

type SignedIn =
  | { readonly status: 'signed_in'; readonly account: Account }
  | { readonly status: 'second_factor' };

type Found = { readonly id: string; readonly password: string | null };

const finding = {
  name: 'find_password',
  text: `
    select u.id, m.password from users u join sign_in_methods m on m.user_id = u.id and m.provider_id = 'credential'
    where u.email = $1 and u.deleted_at is null`
};

/** One query and one check of a password, whether or not the address has an account. */
export async function signIn(
  context: AccountContext,
  { email: typed, password }: { readonly email: string; readonly password: string },
  request: RequestContext
): Promise<SignedIn> {
  refuseInsecureAddress(request);
  const email = typed.toLowerCase();
  const forgetGuess = await countGuess(context, request, 'password', email);
  const [found] = await runNamed<Found>(context.db, finding, [email]);
  const isRight = await context.auth.passwords.isRight(found?.password, password);
  if (found === undefined || !isRight) throw new ContractFailure('wrong_credentials');
  await forgetGuess();
  const account = await enter(context, request, 'enterByPassword', found.id);
  return account === undefined ? { status: 'second_factor' } : { status: 'signed_in', account };
}
