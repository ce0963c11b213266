import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { auditActions } from '#shared/domain/people/audit.ts';
import type { Verdict } from '../compare-with-targets.ts';
import { measureAdministration } from './measure-administration.ts';
import type { Bench } from '../open-bench.ts';
import { seedLedger } from '../seed-ledger.ts';
import { seedShopListings } from '../seed-shop.ts';

const sellers = 100;
const yearMinutes = 365 * 24 * 60;
const mostMs = 100;

/** Lists and pages of administration beside as many orders, and as many people and entries of the audit log. */
export async function benchAdministration(
  { client: { db } }: Bench,
  { orders }: { readonly orders: number },
  show: (title: string, verdicts: readonly Verdict[]) => void
): Promise<unknown> {
  await seedShopListings(db, 10 * sellers, sellers);
  await seedLedger(db, orders, yearMinutes);
  await seedAdministration(db, { people: orders, entries: orders });
  const figures = await measureAdministration(db);
  show(
    `Administration of ${orders.toLocaleString('en')} orders, people and entries of the audit log each`,
    Object.entries(figures.pages).map(([name, ms]) => ({
      name,
      value: `p95 ${ms.toFixed(1)} ms beside ${figures.floor.toFixed(1)} ms for one row by its key`,
      aim: `p95 ≤ ${mostMs} ms`,
      isMet: ms <= mostMs
    }))
  );
  return figures;
}

const administrators = 20;
const day = 86_400;

/** The id of what happened `seconds` ago: 48 bits of the moment in Crockford's base 32, as `newId` writes it. */
const idAt = (prefix: string, seconds: ReturnType<typeof sql>) => sql`(
  select ${prefix}::text || '_' || string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (ms >> (5 * place) & 31)::int, 1), ''
    order by place desc) || lpad(n::text, 16, '0')
  from (select ((extract(epoch from now()) - ${seconds}) * 1000)::bigint as ms) moment, generate_series(0, 9) place)`;

/** Adds people until there are as many, one in ten of them a seller, and entries of the audit log over a year. */
async function seedAdministration(
  db: Database,
  { people, entries }: { readonly people: number; readonly entries: number }
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into users (id, email, username, display_name, is_verified, suspended_at)
      select 'usr_person' || lpad(n::text, 8, '0'), md5('mail' || n) || '@example.com', 'u-' || left(md5('name' || n), 20),
        initcap(left(md5('first' || n), 7)) || ' ' || initcap(left(md5('last' || n), 9)), n % 50 <> 0,
        case when n % 200 = 0 then now() end
      from generate_series(1, greatest(0, ${people}::int - (select count(*)::int from users))) n`);
    await tx.execute(sql`insert into sellers (user_id, state, created_at)
      select id, case right(id, 2) when '10' then 'limited' when '20' then 'suspended' when '30' then 'applied' else 'active' end, now()
      from users where id like 'usr_person%0'`);
    await tx.execute(sql`insert into user_roles (user_id, role)
      select id, 'admin' from users where id like 'usr_person%' order by id limit ${administrators}`);
    await tx.execute(sql`insert into audit_entries (id, actor_id, action, subject_id, reason, created_at)
      select ${idAt('aud', sql`n * ${365 * day}::float8 / ${entries}`)}, 'usr_person' || lpad((1 + n % ${administrators}::int)::text, 8, '0'),
        (${sql.param([...auditActions])}::text[])[1 + n % ${auditActions.length}::int], 'usr_person' || lpad((1 + n % 100000)::text, 8, '0'),
        'Seeded for a measurement', now() - n * interval '1 second' * (${365 * day}::float8 / ${entries})
      from generate_series(1, ${entries}::int) n`);
  });
  await db.execute(sql`vacuum (analyze) users, sellers, user_roles, audit_entries`);
}
