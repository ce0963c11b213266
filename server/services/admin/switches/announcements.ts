import { desc, eq, getTableColumns, gt, and } from 'drizzle-orm';
import type { AnnouncementEntry } from '#shared/contract/cloud/admin/settings.ts';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { isValidTime } from '#shared/domain/activity/announcement.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { announcements } from '../../../db/schema/platform.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { toPerson } from '../../listing/read/listing-card.ts';

type AnnouncementContext = Pick<Context, 'db' | 'now' | 'newId'>;

const listLength = 50;

export async function listAnnouncements({ db }: Pick<Context, 'db'>): Promise<AnnouncementEntry[]> {
  const rows = await db
    .select({
      ...getTableColumns(announcements),
      username: users.username,
      displayName: users.displayName,
      avatarKey: users.avatarKey
    })
    .from(announcements)
    .innerJoin(users, eq(users.id, announcements.actorId))
    .orderBy(desc(announcements.id))
    .limit(listLength);
  return rows.map(({ id, tone, texts, reason, startsAt, endsAt, createdAt, ...row }) => ({
    id,
    tone,
    texts,
    reason,
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    createdAt: createdAt.getTime(),
    actor: toPerson(row)
  }));
}

/** Throws `invalid_input` for a time that is over or too long. */
export async function publishAnnouncement(
  context: AnnouncementContext,
  { tone, texts, startsAt: wanted, endsAt, reason }: InputOf<CloudContract['announcements.publish']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['announcements.publish']>> {
  const { id: actorId } = getPerson(request, 'admin.settings.manage');
  const now = context.now();
  const startsAt = wanted ?? now;
  if (!isValidTime({ startsAt, endsAt }, now)) throw new ContractFailure('invalid_input', 'The time is over');
  const id = context.newId('ann');
  await context.db.transaction(async (tx) => {
    await tx.insert(announcements).values({
      id,
      tone,
      texts,
      reason,
      actorId,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      createdAt: new Date(now)
    });
    await addAuditEntry(context, tx, {
      actorId,
      action: 'announcement.publish',
      subjectId: id,
      reason,
      details: { text: texts.en }
    });
  });
  return { id };
}

/** Throws `conflict` for one that is over. */
export async function endAnnouncement(
  context: AnnouncementContext,
  { id, reason }: InputOf<CloudContract['announcements.end']>,
  request: RequestContext
): Promise<void> {
  const { id: actorId } = getPerson(request, 'admin.settings.manage');
  const now = new Date(context.now());
  await context.db.transaction(async (tx) => {
    const ended = await tx
      .update(announcements)
      .set({ endsAt: now })
      .where(and(eq(announcements.id, id), gt(announcements.endsAt, now)))
      .returning({ texts: announcements.texts });
    const [announcement] = ended;
    if (announcement === undefined) throw new ContractFailure('conflict');
    await addAuditEntry(context, tx, {
      actorId,
      action: 'announcement.end',
      subjectId: id,
      reason,
      details: { text: announcement.texts.en }
    });
  });
}
