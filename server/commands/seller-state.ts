import { and, eq, isNull } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { users } from '../db/schema/accounts.ts';
import { changeSellerState } from '../services/seller/change-seller-state.ts';
import type { Command } from './command.ts';

const states = ['active', 'limited', 'suspended'] as const;

/** Parses a number of days from now, e.g. "7", or "always" for no end. */
function readEnd(days: string, now: number): number | null {
  if (days === 'always') return null;
  const count = Number(days);
  if (!Number.isInteger(count) || count < 1)
    throw new Error('Write a number of days, or "always", after the state.');
  return now + count * 86_400_000;
}

export const setSellerState: Command = {
  name: 'seller-state',
  takes: '<email> active|limited|suspended <days>|always <reason>',
  says: 'Limit, suspend or reactivate a seller; the seller sees the reason.',
  run: async (context, email = '', wanted = '', days = '', reason = '') => {
    const state = states.find((each) => each === wanted);
    if (state === undefined) throw new Error('Write "active", "limited" or "suspended" after the address.');
    if (reason.trim() === '') throw new Error('A decision needs a reason.');
    const until = readEnd(days, context.now());
    const [user] = await context.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email.toLowerCase()), isNull(users.deletedAt)));
    try {
      await changeSellerState(context, { userId: user?.id ?? '', state, until, reason, actorId: null });
    } catch (error) {
      if (!(error instanceof ContractFailure)) throw error;
      const isUnknown = error.code === 'not_found';
      throw new Error(isUnknown ? 'No seller has this address.' : `This seller is already ${state}.`, {
        cause: error
      });
    }
    return `This seller is now ${state}.`;
  }
};
