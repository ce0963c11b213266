import type { DeviceSnapshot, RecoveryReport } from '#shared/contract/device.ts';
import type { Backup } from '../backups.ts';
import type { Filled } from './fill-from-backup.ts';
import type { TableName } from './sort-rows.ts';

/** Why the file had to be repaired, as far as it shows in what is lost. */
export type Damage = {
  readonly tables: readonly TableName[];
  readonly isLogDamaged: boolean;
  readonly isFileEmpty: boolean;
};

const namesForPeople: Readonly<Record<TableName, string>> = {
  drafts: 'The prompt you were working on',
  draft_steps: 'Some undo steps',
  history: 'Some history entries',
  templates: 'Some of your templates',
  marks: 'Some favorites and recent templates',
  notifications: 'Some notifications',
  events: 'Some usage events',
  metrics: 'Your usage counts',
  preferences: 'Your settings',
  models: 'Your own list of models and prices',
  plans: 'The clip plan you edited'
};

/** Tables of one row, which is either found whole or lost. */
export const singles: ReadonlySet<TableName> = new Set([
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

function describeLoss(table: TableName, count: number | undefined, backup: Backup | null): string {
  const name = namesForPeople[table];
  if (backup === null || count === undefined) return `${name} could not be read.`;
  const date = new Date(backup.createdAt).toISOString().slice(0, 10);
  if (singles.has(table)) return `${name} could not be read and came back as of ${date}, from a backup.`;
  if (count === 0) return `${name} could not be read; the backup of ${date} held no others.`;
  return `${name} could not be read; ${count} came back from the backup of ${date}.`;
}

export function describeRecovery(
  filled: Filled,
  damage: Damage,
  foundSingles: ReadonlySet<TableName>,
  files: { readonly damagedFile: string; readonly backup: Backup | null },
  now: number
): RecoveryReport {
  const lost = damage.tables
    .filter((table) => !foundSingles.has(table))
    .map((table) => describeLoss(table, filled.fromBackup.get(table), files.backup));
  const newest = damage.isLogDamaged
    ? ['Some of the newest changes may be missing: their log was damaged.']
    : [];
  const empty = damage.isFileEmpty ? ['The data file was missing or empty.'] : [];
  return {
    happenedAt: now,
    damagedFile: files.damagedFile,
    backupFile: filled.fromBackup.size > 0 ? (files.backup?.file ?? null) : null,
    recovered: countRows(filled.snapshot),
    lost: [...empty, ...newest, ...lost]
  };
}
