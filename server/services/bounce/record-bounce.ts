import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { sentMails, undeliverableAddresses } from '../../db/schema/notices.ts';
import { findTaggedMail } from '../../mail/bounce-address.ts';
import type { DeliveryFailure } from '../../mail/judge-delivery.ts';
import { readDeliveryReport } from '../../mail/read-delivery-report.ts';
import { withoutAddresses } from '../../mail/without-addresses.ts';
import { addAuditEntry } from '../audit/add-audit-entry.ts';

/** The outcome of a message: the kind that was recorded, or why nothing was. */
export type BounceOutcome = DeliveryFailure['kind'] | 'unchanged' | 'untagged' | 'no_failure';

type BounceContext = Pick<Context, 'db' | 'now' | 'newId' | 'secret'>;

/**
 * Records the delivery report in `source` on the mail whose tag is in the address that it was sent to. Nothing else in
 * it decides whose mail that is. A mail that bounced softly may bounce hard later, and not the other way round.
 */
export async function recordBounce(context: BounceContext, source: Uint8Array): Promise<BounceOutcome> {
  const { sentTo, failure } = await readDeliveryReport(source);
  const mailId = findTaggedMail(sentTo, context.secret);
  if (mailId === undefined) return 'untagged';
  if (failure === null) return 'no_failure';
  return context.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, mailId);
    const addresses = owner === undefined ? [] : [owner.email];
    const [recorded] = await tx
      .update(sentMails)
      .set({
        bounce: failure.kind,
        bouncedAt: new Date(context.now()),
        bounceStatus: failure.status,
        bounceDiagnostic: withoutAddresses(failure.diagnostic ?? '', addresses)
      })
      .where(
        and(
          eq(sentMails.id, mailId),
          or(isNull(sentMails.bounce), failure.kind === 'hard' ? ne(sentMails.bounce, 'hard') : undefined)
        )
      )
      .returning({ isSuperseded: sentMails.isSuperseded });
    if (recorded === undefined) return 'unchanged';
    if (failure.kind === 'hard' && owner !== undefined && !recorded.isSuperseded)
      await markUndeliverable(context, tx, owner.id, failure);
    return failure.kind;
  });
}

/** Locked before the mail, as confirming an address does, so that the two cannot deadlock. */
async function lockOwner(tx: Database, mailId: string) {
  const [owner] = await tx
    .select({ id: users.id, email: users.email })
    .from(sentMails)
    .innerJoin(users, eq(users.id, sentMails.userId))
    .where(eq(sentMails.id, mailId))
    .for('share', { of: users });
  return owner;
}

async function markUndeliverable(
  context: BounceContext,
  tx: Database,
  userId: string,
  { status }: DeliveryFailure
): Promise<void> {
  const added = await tx
    .insert(undeliverableAddresses)
    .values({ userId, since: new Date(context.now()) })
    .onConflictDoNothing()
    .returning({ userId: undeliverableAddresses.userId });
  if (added.length === 0) return;
  await addAuditEntry(context, tx, {
    actorId: null,
    action: 'mail.undeliverable',
    subjectId: userId,
    reason: 'a delivery report',
    details: { status: status ?? 'none' }
  });
}
