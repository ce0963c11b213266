import type { AuditAction } from '#shared/domain/people/audit.ts';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { auditEntries } from '../../db/schema/audit.ts';

type Entry = {
  /** Null for a command on the server, and for what the server does by itself. */
  readonly actorId: string | null;
  readonly action: AuditAction;
  readonly subjectId: string;
  readonly reason: string;
  readonly details?: typeof auditEntries.$inferInsert.details;
};

/** Records an act in the transaction that carries it out. */
export async function addAuditEntry(
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  entry: Entry
): Promise<void> {
  await tx.insert(auditEntries).values({ ...entry, id: newId('aud'), createdAt: new Date(now()) });
}
