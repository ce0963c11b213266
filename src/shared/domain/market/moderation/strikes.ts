// Strikes: decisions against what a seller offers count points for a limited time. Many points lead to advice for the
// administrators, never to a restriction by itself.
import * as z from 'zod';
import type { PlatformSettingName } from '../platform-settings.ts';
import { type SellerState, sellerTransitions } from '../states.ts';
import { canTransition } from '../../../kit/state-table.ts';

export const Strike = z.object({
  points: z.int().positive(),
  expiresAt: z.int(),
  /** When an administrator voided it, also by accepting an appeal; null while it stands. */
  voidedAt: z.int().nullable(),
  /** Empty unless it was voided. */
  voidReason: z.string()
});
export type Strike = z.infer<typeof Strike>;

/** A seller's points that count now, and from how many on a restriction is considered. */
export const StrikeSummary = z.object({ points: z.int(), limitAt: z.int(), suspendAt: z.int() });
export type StrikeSummary = z.infer<typeof StrikeSummary>;

/** The setting that says how many points a decision counts, by its kind. Other decisions count none. */
const pointSettings: Readonly<Record<string, PlatformSettingName>> = {
  listing_taken_down: 'strikePointsTakeDown',
  listing_rejected: 'strikePointsRejection',
  message_removed: 'strikePointsMessage'
};

type Numbers = Readonly<Record<PlatformSettingName, number>>;

/** 0 for a decision that is no strike. */
export function findPoints(decisionKind: string, numbers: Numbers): number {
  const setting = pointSettings[decisionKind];
  return setting === undefined ? 0 : numbers[setting];
}

export const isCounting = ({ voidedAt, expiresAt }: Strike, now: number): boolean =>
  voidedAt === null && expiresAt > now;

/** The restriction advised for a seller with so many points; null where none is advised, or it is in force already. */
export function adviseState(
  { points, limitAt, suspendAt }: StrikeSummary,
  state: SellerState
): 'limited' | 'suspended' | null {
  const advised = points >= suspendAt ? 'suspended' : points >= limitAt ? 'limited' : null;
  if (advised === null || (advised === 'limited' && state === 'suspended')) return null;
  return canTransition(sellerTransitions, state, advised) ? advised : null;
}
