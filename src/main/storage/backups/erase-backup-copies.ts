// Erasing everything means its copies too: backups, files set aside as damaged, what an interrupted repair left.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeBackups } from './backups.ts';

const leftover = /^reelwright\.(damaged-.*|scratch|recovering|recovered)\.db(-wal|-shm|-journal)?$/;

/** Removes every copy of the database in `folder` but the database itself. */
export function eraseBackupCopies(folder: string): void {
  removeBackups(folder);
  for (const name of readdirSync(folder).filter((one) => leftover.test(one))) {
    rmSync(join(folder, name), { force: true });
  }
}
