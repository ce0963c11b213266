// Running the marketplace. Each procedure but the first two asks for a session that stepped up.
import * as z from 'zod';
import { PublicPerson } from '../../domain/people/account.ts';
import { auditActions } from '../../domain/people/audit.ts';
import { command, nothing, query } from '../procedure.ts';
import { AnyId, idOf } from '../ids.ts';
import { PageRequest, pageOf } from '../paging.ts';

const AdminAccess = z.object({
  hasSecondFactor: z.boolean(),
  /** True until 15 minutes have passed without an administrator's request. */
  hasSteppedUp: z.boolean()
});

export const AuditEntry = z.object({
  id: idOf('aud'),
  at: z.int(),
  action: z.enum(auditActions),
  /** Null for a command on the server, and for what the server does by itself. */
  actor: PublicPerson.extend({ id: idOf('usr') }).nullable(),
  /** `name` is the title of a listing, or the name of a person; null for what has none. */
  subject: z.object({ id: z.string(), name: z.string().nullable() }),
  reason: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const administrationProcedures = {
  'admin.getAccess': query(nothing, AdminAccess),
  'admin.stepUp': command(
    z.object({ code: z.string().trim().min(4).max(40), kind: z.enum(['totp', 'recovery']) }),
    AdminAccess
  ),
  /** Newest first. `from` is included, `until` is not. */
  'auditEntries.list': query(
    PageRequest.extend({
      action: z.enum(auditActions).optional(),
      actorId: idOf('usr').optional(),
      subjectId: AnyId.optional(),
      from: z.int().min(0).optional(),
      until: z.int().min(0).optional()
    }),
    pageOf(AuditEntry)
  )
} as const;
