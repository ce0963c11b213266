import { and, eq, isNull } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { isValidSetting, settingLeadMs } from '#shared/domain/market/platform-settings.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { platformSettings } from '../../../db/schema/ledger.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';

type SettingContext = Pick<Context, 'db' | 'now' | 'newId'>;

/** Throws `invalid_input` for a value out of bounds or a moment that is too near, and `conflict` where that moment is taken. */
export async function scheduleSetting(
  context: SettingContext,
  { name, value, effectiveAt: wanted, reason }: InputOf<CloudContract['platformSettings.schedule']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['platformSettings.schedule']>> {
  const { id: actorId } = getPerson(request, 'admin.settings.manage');
  const earliest = context.now() + settingLeadMs;
  const effectiveAt = wanted ?? earliest;
  if (!isValidSetting(name, value)) throw new ContractFailure('invalid_input', 'The value is out of bounds');
  if (effectiveAt < earliest) throw new ContractFailure('invalid_input', 'The date is too near');
  await context.db.transaction(async (tx) => {
    const added = await tx
      .insert(platformSettings)
      .values({
        name,
        value,
        reason,
        actorId,
        effectiveAt: new Date(effectiveAt),
        createdAt: new Date(context.now())
      })
      .onConflictDoNothing()
      .returning({ id: platformSettings.id });
    if (added.length === 0) throw new ContractFailure('conflict');
    await addAuditEntry(context, tx, {
      actorId,
      action: 'settings.schedule',
      subjectId: name,
      reason,
      details: { value, effectiveAt: new Date(effectiveAt).toISOString() }
    });
  });
  return { effectiveAt };
}

/** Throws `not_found` for none at that moment, and `conflict` for one that has begun. */
export async function cancelSetting(
  context: SettingContext,
  { name, effectiveAt, reason }: InputOf<CloudContract['platformSettings.cancel']>,
  request: RequestContext
): Promise<void> {
  const { id: actorId } = getPerson(request, 'admin.settings.manage');
  const at = new Date(effectiveAt);
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const isIt = and(
      eq(platformSettings.name, name),
      eq(platformSettings.effectiveAt, at),
      isNull(platformSettings.cancelledAt)
    );
    const [found] = await tx.select().from(platformSettings).where(isIt).for('update');
    if (found === undefined) throw new ContractFailure('not_found');
    if (effectiveAt <= now) throw new ContractFailure('conflict');
    await tx
      .update(platformSettings)
      .set({ cancelledAt: new Date(now), cancelledBy: actorId })
      .where(eq(platformSettings.id, found.id));
    await addAuditEntry(context, tx, {
      actorId,
      action: 'settings.cancel',
      subjectId: name,
      reason,
      details: { value: found.value, effectiveAt: at.toISOString() }
    });
  });
}
