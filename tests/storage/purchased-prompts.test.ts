import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPurchasedPrompts } from '#main/storage/tables/purchased-prompts.ts';
import { buildPurchasedPrompt, buildHistoryEntry } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import { createSqliteDevice } from '#tests/support/sqlite-device.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { openTestSecureStorage } from '#tests/support/test-secure-storage.ts';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const holds = (folder: string, text: string): boolean =>
  listFiles(folder).some((file) => readFileSync(file).includes(text));

test('no file of the device holds the text of what was bought, and no name says what it is', async () => {
  const folder = createTempFolder();
  const { device, storage } = createSqliteDevice({
    folder,
    now: Date.now,
    secureStorage: openTestSecureStorage()
  });
  await getValue(device.purchasedPrompts.save(buildPurchasedPrompt(1)));
  storage.close();
  expect(holds(folder, 'Sealed concept 1')).toBe(false);
  expect(listFiles(folder).join()).not.toContain('ent_1');
  const [file = ''] = listFiles(join(folder, 'purchased-prompts'));
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('what was given back is in no file any more, backups included, and other work is in a new one', async () => {
  const folder = createTempFolder();
  const clock = { time: 1_800_000_000_000 };
  const start = () =>
    createSqliteDevice({ folder, now: () => clock.time, secureStorage: openTestSecureStorage() });
  const first = start();
  const { prompt } = buildPurchasedPrompt(1);
  await getValue(first.device.purchasedPrompts.save(buildPurchasedPrompt(1)));
  const copy = { ...prompt.data, origin: { purchaseId: prompt.purchaseId } };
  await getValue(first.device.history.save(buildHistoryEntry(1, { data: copy })));
  await getValue(first.device.history.save(buildHistoryEntry(2)));
  first.storage.close();
  clock.time += 90_000_000;
  const { device, storage } = start();
  expect(holds(join(folder, 'backups'), 'Sealed concept 1')).toBe(true);

  await getValue(device.history.remove({ id: 'prompt-1' }));
  clock.time += 1000;
  await getValue(device.purchasedPrompts.remove({ purchaseIds: ['ent_1', 'ent_2'] }));
  expect(holds(folder, 'Sealed concept 1')).toBe(false);
  expect(holds(join(folder, 'backups'), 'Concept 2')).toBe(true);
  expect(listFiles(join(folder, 'backups'))).toHaveLength(1);
  storage.close();
});

test('without a keychain nothing is written, and it says that it ends with the app', async () => {
  const folder = createTempFolder();
  const { device, storage } = createSqliteDevice({ folder, now: Date.now });
  await getValue(device.purchasedPrompts.save(buildPurchasedPrompt(1)));
  expect(await getValue(device.purchasedPrompts.list())).toMatchObject({ items: [{}], isPersistent: false });
  storage.close();
  expect(existsSync(join(folder, 'purchased-prompts'))).toBe(false);
  expect(holds(folder, 'Sealed concept 1')).toBe(false);
});

test('what another keychain wrote is passed over, and goes with everything else', async () => {
  const folder = createTempFolder();
  const { handlers } = openPurchasedPrompts(folder, openTestSecureStorage());
  await handlers['purchasedPrompts.save'](buildPurchasedPrompt(1));
  writeFileSync(join(folder, 'purchased-prompts', 'foreign.bin'), 'not ours');
  expect(handlers['purchasedPrompts.list'](undefined)).toMatchObject({ items: [{ purchaseId: 'ent_1' }] });
  await handlers['purchasedPrompts.removeOtherUsers']({ holderId: null });
  expect(existsSync(join(folder, 'purchased-prompts'))).toBe(false);
});

test('a folder that an older build wrote comes along under its new name', async () => {
  const folder = createTempFolder();
  const secureStorage = openTestSecureStorage();
  await openPurchasedPrompts(folder, secureStorage).handlers['purchasedPrompts.save'](
    buildPurchasedPrompt(1)
  );
  renameSync(join(folder, 'purchased-prompts'), join(folder, 'bought'));
  const { handlers } = openPurchasedPrompts(folder, secureStorage);
  expect(handlers['purchasedPrompts.list'](undefined)).toMatchObject({ items: [{ purchaseId: 'ent_1' }] });
  expect(existsSync(join(folder, 'bought'))).toBe(false);
});

test('what was bought opens also where the database does not', async () => {
  const folder = createTempFolder();
  const secureStorage = openTestSecureStorage();
  await openPurchasedPrompts(folder, secureStorage).handlers['purchasedPrompts.save'](
    buildPurchasedPrompt(1)
  );
  mkdirSync(join(folder, 'reelwright.db'));
  const { device, storage } = createSqliteDevice({ folder, now: Date.now, secureStorage });
  expect(storage.status.ok).toBe(false);
  expect(await getValue(device.purchasedPrompts.load({ purchaseId: 'ent_1' }))).toEqual(
    buildPurchasedPrompt(1)
  );
  storage.close();
});
