import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { PlatformSetting, SettingChange } from '#shared/contract/cloud/admin/settings.ts';
import {
  defaultPlatformSettings,
  type PlatformSettingName,
  platformSettingNames
} from '#shared/domain/market/platform-settings.ts';
import type { Context } from '../../../context/context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { platformSettings } from '../../../db/schema/ledger.ts';
import { toPerson } from '../../listing/read/listing-card.ts';

const historyLength = 50;

/** Every setting, in the order of the domain. Changes are few, as people make them. */
export async function listSettings({ db, now }: Pick<Context, 'db' | 'now'>): Promise<PlatformSetting[]> {
  const rows = await db
    .select({
      ...getTableColumns(platformSettings),
      username: users.username,
      displayName: users.displayName,
      avatarKey: users.avatarKey
    })
    .from(platformSettings)
    .leftJoin(users, eq(users.id, platformSettings.actorId))
    .orderBy(desc(platformSettings.effectiveAt), desc(platformSettings.id));
  const changes = rows.map((row) => ({ name: row.name, change: toChange(row) }));
  return platformSettingNames.map((name) =>
    describe(
      name,
      changes.filter((row) => row.name === name).map(({ change }) => change),
      now()
    )
  );
}

type Row = typeof platformSettings.$inferSelect & {
  readonly username: string | null;
  readonly displayName: string | null;
  readonly avatarKey: string | null;
};

function toChange({ actorId, username, displayName, avatarKey, ...row }: Row): SettingChange {
  const isKnown = actorId !== null && username !== null && displayName !== null;
  return {
    value: row.value,
    effectiveAt: row.effectiveAt.getTime(),
    createdAt: row.createdAt.getTime(),
    actor: isKnown ? { id: actorId, ...toPerson({ username, displayName, avatarKey }) } : null,
    reason: row.reason,
    cancelledAt: row.cancelledAt?.getTime() ?? null
  };
}

/** `changes` are newest first. */
function describe(
  name: PlatformSettingName,
  changes: readonly SettingChange[],
  now: number
): PlatformSetting {
  const scheduled = changes.filter((change) => change.cancelledAt === null && change.effectiveAt > now);
  const current = changes.find((change) => change.cancelledAt === null && change.effectiveAt <= now) ?? null;
  return {
    name,
    value: current?.value ?? defaultPlatformSettings[name],
    current,
    scheduled: scheduled.toReversed(),
    history: changes
      .filter((change) => change !== current && !scheduled.includes(change))
      .slice(0, historyLength)
  };
}
