import { sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Database } from '../../../db/client.ts';

/**
 * Makes texts count as a category. Throws `conflict` for a name of another category; a text that was only merged into
 * another comes back.
 */
export async function claimAliases(tx: Database, key: string, texts: readonly string[]): Promise<void> {
  const asked = sql`(select distinct lower(text) as alias from unnest(${sql.param([...texts])}::text[]) text)`;
  const { rows } = await tx.execute(sql`
    select from categories c join ${asked} asked on asked.alias in (lower(c.key), lower(c.name_en), lower(c.name_es))
    where c.key <> ${key}`);
  if (rows.length > 0) throw new ContractFailure('conflict');
  await tx.execute(sql`
    insert into category_aliases (alias, category_key) select alias, ${key} from ${asked} asked
    on conflict (alias) do update set category_key = excluded.category_key`);
}
