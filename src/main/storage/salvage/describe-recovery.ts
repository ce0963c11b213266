import type { DeviceSnapshot, RecoveryReport } from '#shared/contract/device.ts';
import type { LostPart } from '#shared/contract/data-loss.ts';
import type { Backup } from '../backups/backups.ts';
import type { Filled } from './fill-from-backup.ts';
import type { TableName } from './sort-rows.ts';

/** Why the file had to be repaired, as far as it shows in what is lost. */
export type Damage = {
  readonly tables: readonly TableName[];
  readonly isLogDamaged: boolean;
  readonly isFileEmpty: boolean;
};

/** Tables of one row, which is either found whole or lost. */
export const singleRowTables: ReadonlySet<TableName> = new Set([
  'drafts',
  'metrics',
  'preferences',
  'models',
  'plans'
]);

function countRows(snapshot: DeviceSnapshot): Record<string, number> {
  return {
    draft: snapshot.draft === null ? 0 : 1,
    steps: snapshot.draft?.steps.length ?? 0,
    history: snapshot.history.length,
    templates: snapshot.templates.length,
    marks: snapshot.marks.length,
    notifications: snapshot.notifications.length,
    events: snapshot.events.length
  };
}

function toLostPart(table: TableName, count: number | undefined, backup: Backup | null): LostPart {
  const isFilled = backup !== null && count !== undefined;
  const backupDay = isFilled ? new Date(backup.createdAt).toISOString().slice(0, 10) : null;
  return { what: table, backupDay, count: count ?? 0 };
}

const lostPart = (what: LostPart['what']): LostPart => ({ what, backupDay: null, count: 0 });

export function describeRecovery(
  filled: Filled,
  damage: Damage,
  foundSingles: ReadonlySet<TableName>,
  files: { readonly damagedFile: string; readonly backup: Backup | null },
  now: number
): RecoveryReport {
  const lost = damage.tables
    .filter((table) => !foundSingles.has(table))
    .map((table) => toLostPart(table, filled.fromBackup.get(table), files.backup));
  const newest = damage.isLogDamaged ? [lostPart('newest')] : [];
  const empty = damage.isFileEmpty ? [lostPart('file')] : [];
  return {
    happenedAt: now,
    damagedFile: files.damagedFile,
    backupFile: filled.fromBackup.size > 0 ? (files.backup?.file ?? null) : null,
    recovered: countRows(filled.snapshot),
    lost: [...empty, ...newest, ...lost]
  };
}
