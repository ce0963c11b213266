import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { seededRandom } from '#shared/kit/random.ts';
import { startChild, waitForEnd } from '#tests/support/child.ts';
import { getValue } from '#tests/support/results.ts';
import { seed } from '#tests/support/seed.ts';
import { createSqliteDevice } from '#tests/support/sqlite-device.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { copyFolder, getFile, makeCrashedFolder, nextDay } from './damaged-folder.ts';

const kills = 12;

test(`a repair that is killed is begun anew and loses nothing (${kills} kills, SEED=${seed})`, async () => {
  const random = seededRandom(seed);
  const crashed = await makeCrashedFolder(join(createTempFolder(), 'crashed'), 10);
  for (let kill = 0; kill < kills; kill += 1) {
    const folder = copyFolder(crashed.folder);
    rmSync(join(folder, 'backups'), { recursive: true });
    writeFileSync(getFile(folder), Buffer.alloc(100), { flag: 'r+' });
    // The log holds a whole first page; without it the header is really gone.
    writeFileSync(`${getFile(folder)}-wal`, Buffer.alloc(32), { flag: 'r+' });
    const child = startChild(
      new URL('repairing-child.ts', import.meta.url),
      [folder, String(nextDay())],
      () => {
        // The child is about to repair: it takes some tens of milliseconds.
        void setTimeout(random() * 60).then(() => child.kill('SIGKILL'));
      }
    );
    await waitForEnd(child);
    const { device, storage } = createSqliteDevice({ folder, now: nextDay });
    const { history, draft } = await getValue(device.storage.export());
    expect(history).toEqual(crashed.content.history);
    expect(draft).toEqual(crashed.content.draft);
    expect((await getValue(device.storage.status())).recovery).not.toBeNull();
    storage.close();
  }
});
