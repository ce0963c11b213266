import type pg from 'pg';

/** Every row of every table as text, whatever schema it is in: what somebody who has the database reads. */
export async function dumpDatabase(pool: pg.Pool): Promise<string> {
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`
  );
  const parts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    parts.push(`-- ${name}`, ...rows.map(({ row }) => row));
  }
  return parts.join('\n');
}
