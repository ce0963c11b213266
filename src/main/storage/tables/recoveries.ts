import { RecoveryReport } from '#shared/contract/device.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';

/** Time for which a repair is reported, in milliseconds: a week. */
const toldFor = 7 * 24 * 3_600_000;

export function findRecovery(db: ReadableDb, now: number): RecoveryReport | null {
  const row = db.find('SELECT body FROM recoveries');
  if (row === undefined) return null;
  const report = RecoveryReport.safeParse(JSON.parse(String(row.body)));
  return report.success && now - report.data.happenedAt < toldFor ? report.data : null;
}

export function clearRecovery(db: WritableDb): void {
  db.run('DELETE FROM recoveries');
}

export function saveRecovery(db: WritableDb, report: RecoveryReport): void {
  db.run('INSERT OR REPLACE INTO recoveries (id, body) VALUES (1, ?)', JSON.stringify(report));
}
