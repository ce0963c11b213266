import { sql } from 'drizzle-orm';
import type { ModelDifference, Uses } from '#shared/contract/cloud/admin/models.ts';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import { compareRegistries } from '#shared/domain/craft/model/registry/compare-registries.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { openEndedEpochSql } from '../../../db/schema/catalog.ts';
import { findModelList, readModelList, readModelsInUse } from '../../model/models-in-use.ts';

/** Throws `not_found`. */
export async function compareModelLists(
  { db }: Pick<Context, 'db'>,
  { id }: InputOf<CloudContract['modelLists.compare']>
): Promise<ModelDifference> {
  const inUse = await readModelsInUse(db);
  if (id !== 'built-in' && (await findModelList(db, id)) === undefined)
    throw new ContractFailure('not_found');
  const given = id === 'built-in' ? builtInRegistry : await readModelList(db, id);
  const { added, removed, changed } = compareRegistries(inUse, given);
  const ids = [...removed, ...changed.map(({ before }) => before)].map((model) => model.id);
  return {
    added: [...added],
    removed: [...removed],
    changed: [...changed],
    ...(await countUses(db, ids))
  };
}

type UsesRow = { readonly model: string | null; readonly listings: number; readonly prompts: number };

/** Counts each model and, in the row of no model, all of them together, in two passes over what names a model. */
async function countUses(
  db: Database,
  ids: readonly string[]
): Promise<{ readonly uses: Record<string, Uses>; readonly total: Uses }> {
  const wanted = sql`${`{${ids.map((id) => JSON.stringify(id)).join()}}`}::text[]`;
  const { rows } = await db.execute<UsesRow>(sql`
    with on_sale as (
      select m.model, s.listing_id from listing_search s, unnest(s.models) as m (model)
      where s.until_epoch = ${openEndedEpochSql} and s.models && ${wanted} and m.model = any (${wanted})
    ), sold as (
      select m.model, v.listing_id, v.version from listing_versions v
        join listings l on l.id = v.listing_id and l.kind = 'prompt', unnest(v.models) as m (model)
      where v.models && ${wanted} and m.model = any (${wanted})
    ), listing_counts as (
      select model, count(distinct listing_id)::int as listings from on_sale group by grouping sets ((model), ())
    ), prompt_counts as (
      select model, count(distinct (listing_id, version))::int as prompts from sold group by grouping sets ((model), ())
    )
    select model, coalesce(listings, 0) as listings, coalesce(prompts, 0) as prompts
    from (select * from listing_counts) a full join prompt_counts b using (model)`);
  const none: Uses = { listings: 0, prompts: 0 };
  const count = (id: string | null): Uses => {
    const found = rows.filter(({ model }) => model === id);
    return found.reduce(
      (sum, row) => ({ listings: sum.listings + row.listings, prompts: sum.prompts + row.prompts }),
      none
    );
  };
  return { uses: Object.fromEntries(ids.map((id) => [id, count(id)])), total: count(null) };
}
