import { expect, test } from 'vitest';
import { migrateDatabase } from '#server/db/migrate.ts';
import { startTestDatabase } from '../support/server/test-database.ts';

test('six copies that start at once bring an empty database to this version, each step once', async () => {
  const { owner, pool, drop, address } = await startTestDatabase({ isEmpty: true });
  await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(owner.address, address.user)));
  const { rows } = await pool.query(
    'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by 1'
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ times }) => times === 1)).toBe(true);
  const found = await pool.query("select extname from pg_extension where extname in ('pg_trgm', 'unaccent')");
  expect(found.rows).toHaveLength(2);
  await drop();
});

test('migrating what is migrated changes nothing', async () => {
  const { owner, pool, drop, address } = await startTestDatabase();
  const count = async () => (await pool.query('select count(*) from drizzle.__drizzle_migrations')).rows;
  const before = await count();
  await migrateDatabase(owner.address, address.user);
  expect(await count()).toEqual(before);
  await drop();
});
