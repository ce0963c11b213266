import { and, eq, isNull } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { countGuess } from '../../auth/guess-limits.ts';
import { signInMethods, users } from '../../db/schema/accounts.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { enter } from './enter.ts';
import { refuseInsecureAddress } from './refuse-insecure-address.ts';

type SignedIn =
  | { readonly status: 'signed_in'; readonly account: Account }
  | { readonly status: 'second_factor' };

/** One query and one check of a password, whether or not the address has an account. */
export async function signIn(
  context: AccountContext,
  { email: typed, password }: { readonly email: string; readonly password: string },
  request: RequestContext
): Promise<SignedIn> {
  refuseInsecureAddress(request);
  const email = typed.toLowerCase();
  const forgetGuess = await countGuess(context, request, 'password', email);
  const [found] = await context.db
    .select({ userId: users.id, hashed: signInMethods.password })
    .from(users)
    .innerJoin(
      signInMethods,
      and(eq(signInMethods.userId, users.id), eq(signInMethods.providerId, 'credential'))
    )
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  const isRight = await context.auth.passwords.isRight(found?.hashed, password);
  if (found === undefined || !isRight) throw new ContractFailure('wrong_credentials');
  await forgetGuess();
  const account = await enter(context, request, 'enterByPassword', found.userId);
  return account === undefined ? { status: 'second_factor' } : { status: 'signed_in', account };
}
