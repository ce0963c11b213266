// Every table whose rows sync has the trigger that writes the feed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncedTables } from '#server/services/sync/tables/all-tables.ts';
import { entities } from '#shared/domain/sync/entities.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

/** Entities that no device can sync yet. */
const later = ['listingCards'];

/** Only devices write them, and the push that stores them writes the feed. */
const documents = ['listingDrafts'];

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.drop());

test('every entity outside the library is served from a table, or comes later', () => {
  const others = Object.entries(entities).flatMap(([name, { scope }]) => (scope === 'library' ? [] : [name]));
  expect([...Object.keys(syncedTables), ...documents, ...later].toSorted()).toEqual(others.toSorted());
});

test('every table whose rows sync has a trigger for each way in which they change', async () => {
  const { rows } = await database.owner.pool.query<{ table: string; args: string; events: string }>(`
    select tgrelid::regclass::text as table, encode(tgargs, 'escape') as args,
      concat_ws(' ', case when tgtype & 4 > 0 then 'insert' end, case when tgtype & 8 > 0 then 'delete' end,
        case when tgtype & 16 > 0 then 'update' end, case when tgtype & 1 > 0 then 'each row' end) as events
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where proname = 'record_synced_row' and tgenabled = 'O' and tgqual is null`);
  const found = rows.map(({ table, args, events }) =>
    [table, ...args.split('\\000').slice(0, 2), events].join(' ')
  );
  const wanted = Object.entries(syncedTables).flatMap(([entity, { table }]) => {
    const { scope } = entities[entity as keyof typeof syncedTables];
    return table === null ? [] : [[table, scope, entity, 'insert delete update each row'].join(' ')];
  });
  expect(found.toSorted()).toEqual(wanted.toSorted());
});
