import { desc, eq } from 'drizzle-orm';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { PublishedModels } from '#shared/domain/craft/model/signed-models.ts';
import { chooseRegistry } from '#shared/domain/craft/model/registry/choose-registry.ts';
import { readRegistry } from '#shared/domain/craft/model/registry/read-registry.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { modelLists, modelPublications } from '../../db/schema/model-lists.ts';

/** The newest publication; undefined before the first one. */
export async function findLastPublication(db: Database) {
  const [last] = await db.select().from(modelPublications).orderBy(desc(modelPublications.id)).limit(1);
  return last;
}

export async function findModelList(db: Database, id: string) {
  const [list] = await db.select().from(modelLists).where(eq(modelLists.id, id));
  return list;
}

/** Rows never change, so the last list that was read is kept as it was parsed. */
let lastRead: { readonly id: string; readonly registry: ModelRegistry } | undefined;

/** The list of that id. Throws where there is none: it was checked before it was stored. */
export async function readModelList(db: Database, id: string): Promise<ModelRegistry> {
  if (lastRead?.id === id) return lastRead.registry;
  const list = await findModelList(db, id);
  const read = list && readRegistry(list.body);
  if (read?.ok !== true) throw new Error(`the list of models ${id} cannot be read`);
  lastRead = { id, registry: read.value };
  return read.value;
}

/** The published list, or the built-in one where that is newer or nothing is published. */
export async function readModelsInUse(db: Database): Promise<ModelRegistry> {
  const listId = (await findLastPublication(db))?.listId ?? null;
  return listId === null ? builtInRegistry : chooseRegistry(builtInRegistry, await readModelList(db, listId));
}

/** The list that apps download. They check its signature and keep their own list if it is newer. */
export async function getPublishedModels({
  db,
  modelListKeys
}: Pick<Context, 'db' | 'modelListKeys'>): Promise<PublishedModels> {
  const listId = (await findLastPublication(db))?.listId ?? null;
  const list = listId === null ? undefined : await findModelList(db, listId);
  return {
    keys: [...modelListKeys],
    signed:
      list === undefined
        ? null
        : { format: 'reelwright/signed-models', list: list.body, signature: list.signature, key: list.key }
  };
}
