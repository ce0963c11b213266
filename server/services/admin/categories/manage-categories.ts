import { eq, sql } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { AuditAction } from '#shared/domain/people/audit.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { Database } from '../../../db/client.ts';
import { categories, categoryAliases } from '../../../db/schema/platform.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { refreshCatalog } from '../../listing/publish/refresh-listings.ts';

type CategoryContext = Pick<Context, 'db' | 'now' | 'newId' | 'jobs'>;
type Entry = {
  readonly action: AuditAction;
  readonly subjectId: string;
  readonly reason: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
};

/** Carries one change out, one at a time, records it, and has the catalog follow. `change` gets the keys in their order. */
async function changeCategories(
  context: CategoryContext,
  request: RequestContext,
  entry: Entry,
  change: (tx: Database, keys: readonly string[]) => Promise<void>
): Promise<void> {
  const { id: actorId } = getPerson(request, 'admin.settings.manage');
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`lock table categories in share row exclusive mode`);
    const rows = await tx
      .select({ key: categories.key })
      .from(categories)
      .orderBy(categories.position, categories.key);
    await change(
      tx,
      rows.map(({ key }) => key)
    );
    await addAuditEntry(context, tx, { actorId, ...entry });
    await context.jobs.add(refreshCatalog, {}, { within: tx, key: 'categories' });
  });
}

export function addCategory(
  context: CategoryContext,
  { names, reason }: InputOf<CloudContract['categories.add']>,
  request: RequestContext
): Promise<void> {
  const key = names.en;
  const entry = { action: 'category.add', subjectId: key, reason, details: names } as const;
  return changeCategories(context, request, entry, async (tx, keys) => {
    if (keys.includes(key)) throw new ContractFailure('conflict');
    await tx
      .insert(categories)
      .values({ key, nameEn: names.en, nameEs: names.es, position: keys.length + 1 });
    await claimAliases(tx, key, [names.en, names.es]);
  });
}

/** Throws `not_found` for a key that is none. */
export function changeCategory(
  context: CategoryContext,
  { key, names, position, isRetired, reason }: InputOf<CloudContract['categories.change']>,
  request: RequestContext
): Promise<void> {
  const details = { ...names, position, isRetired };
  const entry = { action: 'category.change', subjectId: key, reason, details } as const;
  return changeCategories(context, request, entry, async (tx, keys) => {
    if (!keys.includes(key)) throw new ContractFailure('not_found');
    await claimAliases(tx, key, [key, names.en, names.es]);
    const retiredAt = isRetired
      ? sql`coalesce(${categories.retiredAt}, ${new Date(context.now())}::timestamptz)`
      : null;
    await tx
      .update(categories)
      .set({ nameEn: names.en, nameEs: names.es, retiredAt })
      .where(eq(categories.key, key));
    await writeOrder(tx, keys.filter((other) => other !== key).toSpliced(position - 1, 0, key));
  });
}

/** Throws `not_found` where `into` is no category, and `conflict` for one into itself. */
export function mergeCategories(
  context: CategoryContext,
  { from, into, reason }: InputOf<CloudContract['categories.merge']>,
  request: RequestContext
): Promise<void> {
  const entry = { action: 'category.merge', subjectId: from, reason, details: { into } } as const;
  return changeCategories(context, request, entry, async (tx, keys) => {
    if (!keys.includes(into)) throw new ContractFailure('not_found');
    if (from === into) throw new ContractFailure('conflict');
    await tx.update(categoryAliases).set({ categoryKey: into }).where(eq(categoryAliases.categoryKey, from));
    await tx.delete(categories).where(eq(categories.key, from));
    await claimAliases(tx, into, [from]);
    await writeOrder(
      tx,
      keys.filter((other) => other !== from)
    );
  });
}

const writeOrder = (tx: Database, keys: readonly string[]): Promise<unknown> =>
  tx.execute(sql`
    update categories set position = ordered.position
    from unnest(${sql.param([...keys])}::text[]) with ordinality ordered (key, position)
    where categories.key = ordered.key and categories.position <> ordered.position`);

/**
 * Makes texts count as a category. Throws `conflict` for a name of another category; a text that was only merged into
 * another comes back.
 */
async function claimAliases(tx: Database, key: string, texts: readonly string[]): Promise<void> {
  const asked = sql`(select distinct lower(text) as alias from unnest(${sql.param([...texts])}::text[]) text)`;
  const { rows } = await tx.execute(sql`
    select from categories c join ${asked} asked on asked.alias in (lower(c.key), lower(c.name_en), lower(c.name_es))
    where c.key <> ${key}`);
  if (rows.length > 0) throw new ContractFailure('conflict');
  await tx.execute(sql`
    insert into category_aliases (alias, category_key) select alias, ${key} from ${asked} asked
    on conflict (alias) do update set category_key = excluded.category_key`);
}
