// Data folders in a known state, and where in the file each of their rows lies.
import { copyFileSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeviceSnapshot } from '#shared/contract/device.ts';
import { getValue } from '#tests/support/results.ts';
import { createSqliteDevice } from '#tests/support/sqlite-device.ts';
import { buildContent } from '#tests/support/device-content.ts';
import { buildUserTemplate } from '#tests/support/builders.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';

export const pageSize = 4_096;
const day = 24 * 3_600_000;
const firstDay = 1_800_000_000_000;
export const nextDay = () => firstDay + day;

/** `logged` are templates that are in the write-ahead log and not in the file yet. */
export type Original = { readonly folder: string; readonly content: DeviceSnapshot; readonly logged: number };

export const getFile = (folder: string): string => join(folder, 'reelwright.db');

/** A closed database with the usual content; `hasBackup` adds the copy that the next day's start makes. */
export async function makeFolder(folder: string, hasBackup: boolean): Promise<Original> {
  const first = createSqliteDevice({ folder, now: () => firstDay });
  await getValue(first.device.storage.replace(buildContent()));
  first.storage.close();
  if (hasBackup) createSqliteDevice({ folder, now: nextDay }).storage.close();
  return { folder, content: buildContent(), logged: 0 };
}

/** The files of a running app, as a crash leaves them: each of the `logged` templates is a commit in the log. */
export async function makeCrashedFolder(folder: string, logged: number): Promise<Original> {
  const running = `${folder}-running`;
  const { content } = await makeFolder(running, false);
  const { device, storage } = createSqliteDevice({ folder: running, now: nextDay });
  const added = Array.from({ length: logged }, (_, index) => buildUserTemplate(1_000 + index));
  for (const template of added) await getValue(device.templates.save(template));
  cpSync(running, folder, { recursive: true });
  storage.close();
  return { folder, content: { ...content, templates: [...content.templates, ...added] }, logged };
}

/** A copy of the files that is free to be damaged; SQLite's shared memory is left out, as a restart leaves it. */
export function copyFolder(original: string, hasSharedMemory = false): string {
  const folder = createTempFolder();
  for (const suffix of ['', '-wal', ...(hasSharedMemory ? ['-shm'] : [])]) {
    const file = `${getFile(original)}${suffix}`;
    if (existsSync(file)) copyFileSync(file, `${getFile(folder)}${suffix}`);
  }
  const backups = join(original, 'backups');
  if (existsSync(backups)) cpSync(backups, join(folder, 'backups'), { recursive: true });
  return folder;
}

export type PlacedRow = {
  readonly key: string;
  readonly table: 'history' | 'templates' | 'marks';
  readonly page: number;
};

/** Rows that lie whole in one page of the file, found by their bytes alone. */
export function placeRows({ folder, content }: Original): PlacedRow[] {
  const bytes = readFileSync(getFile(folder));
  const place = (table: PlacedRow['table'], key: string, row: unknown): PlacedRow[] => {
    const text = Buffer.from(JSON.stringify(row));
    const at = bytes.indexOf(text);
    const page = Math.floor(at / pageSize) + 1;
    const isWhole = at !== -1 && Math.floor((at + text.length - 1) / pageSize) + 1 === page;
    return isWhole ? [{ table, key, page }] : [];
  };
  return [
    ...content.history.flatMap((entry) => place('history', entry.id, entry)),
    ...content.templates.flatMap((template) => place('templates', template.id, template)),
    ...content.marks.flatMap((mark) => place('marks', mark.templateId, mark))
  ];
}

/** The rows of `content` that `placeRows` can name, by table and key. */
export function findRow(content: DeviceSnapshot, { table, key }: PlacedRow): unknown {
  if (table === 'history') return content.history.find(({ id }) => id === key);
  if (table === 'templates') return content.templates.find(({ id }) => id === key);
  return content.marks.find(({ templateId }) => templateId === key);
}
