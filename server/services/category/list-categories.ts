import { asc } from 'drizzle-orm';
import type { Category } from '#shared/contract/cloud/categories.ts';
import type { Context } from '../../context/context.ts';
import { categories } from '../../db/schema/platform.ts';

/** In their order. */
export async function listCategories({ db }: Pick<Context, 'db'>): Promise<Category[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.key));
  return rows.map(({ key, nameEn, nameEs, retiredAt }) => ({
    key,
    names: { en: nameEn, es: nameEs },
    isRetired: retiredAt !== null
  }));
}
