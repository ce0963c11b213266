import { sql } from 'drizzle-orm';
import type { ManagedCategory, UnfiledText } from '#shared/contract/cloud/categories.ts';
import type { Context } from '../../../context/context.ts';
import { listCategories } from '../../category/list-categories.ts';
import { categoryOf } from '../../category/category-of.ts';

type CategoryUses = { readonly categories: ManagedCategory[]; readonly unfiled: UnfiledText[] };

/** Counts by the aliases of now, also while the catalog is still being brought up to date. */
export async function listCategoryUses({ db }: Pick<Context, 'db'>): Promise<CategoryUses> {
  const categories = await listCategories({ db });
  const { rows: aliases } = await db.execute<{ readonly key: string; readonly alias: string }>(sql`
    select a.category_key as key, a.alias from category_aliases a
    join categories c on c.key = a.category_key
    where a.alias not in (lower(c.key), lower(c.name_en), lower(c.name_es))
    order by a.alias`);
  const { rows: uses } = await db.execute<UnfiledText>(sql`
    with filed as (
      select category, count(*)::int as n from listing_search
      where until_epoch = 9007199254740991 group by category
    )
    select key as text, sum(n)::int as listings
    from (select ${categoryOf(sql`category`)} as key, n from filed) resolved
    group by key order by listings desc, key`);
  const counts = new Map(uses.map(({ text, listings }) => [text, listings]));
  const keys = new Set(categories.map(({ key }) => key));
  return {
    categories: categories.map((category) => ({
      ...category,
      aliases: aliases.filter(({ key }) => key === category.key).map(({ alias }) => alias),
      listings: counts.get(category.key) ?? 0
    })),
    unfiled: uses.filter(({ text }) => text !== '' && !keys.has(text))
  };
}
