import { and, eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { signInMethods } from '../../db/schema/accounts.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { countProof } from './count-proof.ts';

/** Asks the signed-in person for their password once more; throws `wrong_credentials`. */
export async function checkPassword(
  context: AccountContext,
  request: RequestContext,
  person: Person,
  password: string
): Promise<void> {
  const forgetProof = await countProof(context, request, person);
  const [method] = await context.db
    .select({ hashed: signInMethods.password })
    .from(signInMethods)
    .where(and(eq(signInMethods.userId, person.id), eq(signInMethods.providerId, 'credential')));
  if (!(await context.auth.passwords.isRight(method?.hashed, password))) {
    throw new ContractFailure('wrong_credentials');
  }
  await forgetProof();
}
