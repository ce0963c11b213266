// Statements that are answered before they are on the disk.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asyncCommit } from '#server/db/async-commit.ts';
import { startTestDatabase, type TestDatabase } from '../support/server/test-database.ts';

let database: TestDatabase;
beforeAll(async () => (database = await startTestDatabase({ poolSize: 1 })));
afterAll(() => database.drop());

test('such a statement waits for no disk, and the next one on its connection does again', async () => {
  // The tests' own server waits for none.
  await database.pool.query('set synchronous_commit = on');
  const read = async (text: string): Promise<unknown> =>
    (await database.pool.query<{ setting: string }>(text)).rows[0]?.setting;
  const setting = `current_setting('synchronous_commit') as setting`;
  expect(await read(`with ${asyncCommit} select ${setting} from asyncCommit`)).toBe('off');
  expect(await read(`select ${setting}`)).toBe('on');
});
