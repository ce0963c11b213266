import { expect, test } from 'vitest';
import { startTestDatabase } from './test-database.ts';
import { watchQueries } from './watch-queries.ts';

test('a query that waits for the connection of another call is listed with the call that sent it', async () => {
  const database = await startTestDatabase({ poolSize: 1 });
  try {
    const others = watchQueries(() => database.pool.query('select 1 as other'));
    const own = watchQueries(() => database.pool.query('select 2 as own'));
    expect(await Promise.all([others, own])).toEqual([['select 1 as other'], ['select 2 as own']]);
  } finally {
    await database.drop();
  }
});
