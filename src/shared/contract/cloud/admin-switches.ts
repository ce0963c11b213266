// What administrators open and close for everybody.
import * as z from 'zod';
import { PublicPerson } from '../../domain/people/account.ts';
import { restrictions } from '../../domain/people/restrictions.ts';
import { command, nothing, query } from '../procedure.ts';
import { adminReasonLength } from './admin-users.ts';

const reason = z.string().trim().min(adminReasonLength.min).max(adminReasonLength.max);

const PlatformRestriction = z.object({
  name: z.enum(restrictions),
  isInForce: z.boolean(),
  /** The latest one; null while it was never in force. */
  change: z.object({ reason: z.string(), changedAt: z.int(), actor: PublicPerson }).nullable()
});
export type PlatformRestriction = z.infer<typeof PlatformRestriction>;

export const adminSwitchesProcedures = {
  'platformRestrictions.list': query(nothing, z.array(PlatformRestriction)),
  /** In effect on every instance within two seconds. */
  'platformRestrictions.set': command(
    z.object({ name: z.enum(restrictions), isInForce: z.boolean(), reason }),
    nothing
  )
} as const;
