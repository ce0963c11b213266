// The role that requests and jobs use. It owns nothing but the schema of the job queue, so a flaw in a query can neither
// rewrite append-only rows nor disable the triggers that refuse it.
import pg from 'pg';

/** Rows are added and read: no UPDATE, no DELETE. */
export const appendOnlyTables: readonly string[] = [
  'public.audit_entries',
  'public.ledger_transactions',
  'public.ledger_entries',
  'public.payment_facts',
  'public.payout_facts',
  'public.order_items',
  'public.openings',
  'public.listing_versions',
  'public.asked_prices',
  'public.bundle_items',
  'public.listing_media',
  'public.model_lists',
  'public.model_publications',
  'public.accepted_seller_terms',
  'sealed.contents'
];

/** Rows change and stay: no DELETE. */
export const permanentTables: readonly string[] = [
  'public.orders',
  'public.coupons',
  'public.coupon_redemptions',
  'public.sales',
  'public.refunds',
  'public.refund_requests',
  'public.entitlements',
  'public.earnings',
  'public.payouts',
  'public.payout_earnings',
  'public.payout_accounts',
  'public.moderation_decisions',
  'public.appeals',
  'public.strikes',
  'public.take_downs',
  'public.take_down_orders',
  'public.account_notes',
  'public.platform_settings',
  'public.platform_restrictions',
  'public.announcements',
  'public.legal_texts'
];

const schemas = 'public, sealed';
const queueSchema = 'pgboss';

/** Gives `role` exactly the rights of the application, as the owner of the database. Repeating it changes nothing. */
export async function grantApplicationRights(owner: pg.Client, role: string): Promise<void> {
  const application = pg.escapeIdentifier(role);
  await owner.query(`
    begin;
    revoke all on all tables in schema ${schemas} from ${application};
    grant usage on schema ${schemas}, drizzle to ${application};
    grant select on all tables in schema drizzle to ${application};
    grant usage on all sequences in schema ${schemas} to ${application};
    grant select, insert, update, delete on all tables in schema ${schemas} to ${application};
    revoke update, delete on ${appendOnlyTables.join()} from ${application};
    revoke delete on ${permanentTables.join()} from ${application};
    create schema if not exists ${queueSchema} authorization ${application};
    commit`);
  await giveQueue(owner, application);
}

/** The queue changes its own tables. Before this role existed they belonged to the owner. */
async function giveQueue(owner: pg.Client, application: string): Promise<void> {
  const { rows } = await owner.query<{ statement: string }>(`
    select format('alter schema %I owner to ', nspname) as statement from pg_namespace where nspname = '${queueSchema}'
      and nspowner = current_user::regrole
    union all
    select format('alter %s %s owner to ', case c.relkind when 'S' then 'sequence' else 'table' end, c.oid::regclass)
      from pg_class c where relnamespace = to_regnamespace('${queueSchema}') and relkind in ('r', 'p', 'S')
      and relowner = current_user::regrole
      and not (relkind = 'S' and exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i')))
    union all
    select format('alter type %s owner to ', t.oid::regtype) from pg_type t
      where typnamespace = to_regnamespace('${queueSchema}') and typtype = 'e' and typowner = current_user::regrole
    union all
    select format('alter function %s owner to ', p.oid::regprocedure) from pg_proc p
      where pronamespace = to_regnamespace('${queueSchema}') and proowner = current_user::regrole`);
  for (const { statement } of rows) await owner.query(statement + application);
}

type Rights = { readonly isSuperuser: boolean; readonly canChangeLedger: boolean };

/** Throws a sentence for the operator when a public site would run with more rights than it needs. */
export async function refuseExcessiveRights(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<Rights>(`
    select rolsuper as "isSuperuser",
      has_table_privilege('ledger_entries', 'update, delete, truncate') as "canChangeLedger"
    from pg_roles where rolname = current_user`);
  const rights = rows[0];
  if (rights?.isSuperuser !== true && rights?.canChangeLedger !== true) return;
  const what = rights.isSuperuser ? 'is a superuser' : 'owns the tables and could change the ledger';
  throw new Error(
    `The role in DATABASE_URL ${what}, which a public site must not run with. Create a second role for the application, name it in DATABASE_URL, and name the owner in DATABASE_OWNER_URL: the README says how.`
  );
}
