import { ContractFailure } from '#shared/contract/errors.ts';
import type { AccountContext } from './account-context.ts';

/** As long as the authenticator's code, with the one before and after it, is taken. */
const acceptedMs = 90_000;

/** Throws `wrong_code` when the same code came before: who looks over a shoulder cannot use it again. */
export async function spendCode({ auth, now }: AccountContext, userId: string, code: string): Promise<void> {
  const { internalAdapter } = await auth.library.$context;
  const isFirst = await internalAdapter.reserveVerificationValue({
    identifier: `code of ${userId}: ${code}`,
    value: 'used',
    expiresAt: new Date(now() + acceptedMs)
  });
  if (!isFirst) throw new ContractFailure('wrong_code');
}
