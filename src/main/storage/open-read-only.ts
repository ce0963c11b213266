// Works on a private copy if the data folder is read-only: SQLite cannot read a file in WAL mode without writing beside
// it.
import {
  accessSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const refusals: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS']);

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && refusals.has(String(error.code));

/** True when files can be made in the folder, which is created when it is missing, and `file` can be changed. */
export function canWrite(file: string): boolean {
  const folder = dirname(file);
  const probe = join(folder, `.reelwright-probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
    if (existsSync(file)) accessSync(file, constants.W_OK);
    return true;
  } catch (error) {
    // A full disk refuses the probe too, yet what is there can be opened and shrunk.
    return !isRefusal(error);
  }
}

/** Copies the database, its log and its backups to a temporary folder; answers with the copy's path. */
export function copyForReading(file: string): { readonly file: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-reading-'));
  const copy = join(folder, basename(file));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    for (const suffix of ['', '-wal']) {
      if (existsSync(`${file}${suffix}`)) copyFileSync(`${file}${suffix}`, `${copy}${suffix}`);
    }
    const backups = join(dirname(file), 'backups');
    if (existsSync(backups)) cpSync(backups, join(folder, 'backups'), { recursive: true });
    return { file: copy, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
