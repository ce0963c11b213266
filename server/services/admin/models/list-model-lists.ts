import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { ModelList, ModelLists, Publication } from '#shared/contract/cloud/admin/models.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { modelLists, modelPublications } from '../../../db/schema/model-lists.ts';
import { toPerson } from '../../listing/read/listing-card.ts';
import { readModelsInUse } from '../../model/models-in-use.ts';

const shownLists = 50;
const shownPublications = 100;
const person = {
  username: users.username,
  displayName: users.displayName,
  avatarKey: users.avatarKey
};

export async function listModelLists({
  db,
  modelListKeys
}: Pick<Context, 'db' | 'modelListKeys'>): Promise<ModelLists> {
  const [uploads, publications, inUse] = await Promise.all([
    readUploads(db),
    readPublications(db),
    readModelsInUse(db)
  ]);
  const published = new Set(publications.map(({ listId }) => listId));
  const builtIn: ModelList = {
    id: 'built-in',
    version: builtInRegistry.version,
    models: builtInRegistry.models.length,
    key: null,
    uploadedBy: null,
    uploadedAt: null,
    wasPublished: true
  };
  return {
    keys: [...modelListKeys],
    inUse: inUse === builtInRegistry ? 'built-in' : (publications[0]?.listId ?? 'built-in'),
    lists: [
      builtIn,
      ...uploads.map(({ username, displayName, avatarKey, ...list }) => ({
        id: list.id,
        version: list.version,
        models: list.modelCount,
        key: list.key,
        uploadedBy: { id: list.uploadedBy, ...toPerson({ username, displayName, avatarKey }) },
        uploadedAt: list.uploadedAt.getTime(),
        wasPublished: published.has(list.id)
      }))
    ],
    publications
  };
}

/** Without the text, which may be long. */
const { body: _, signature: __, ...listColumns } = getTableColumns(modelLists);

const readUploads = (db: Database) =>
  db
    .select({ ...listColumns, ...person })
    .from(modelLists)
    .innerJoin(users, eq(users.id, modelLists.uploadedBy))
    .orderBy(desc(modelLists.uploadedAt), desc(modelLists.id))
    .limit(shownLists);

async function readPublications(db: Database): Promise<Publication[]> {
  const rows = await db
    .select({ ...getTableColumns(modelPublications), ...person, version: modelLists.version })
    .from(modelPublications)
    .innerJoin(users, eq(users.id, modelPublications.actorId))
    .leftJoin(modelLists, eq(modelLists.id, modelPublications.listId))
    .orderBy(desc(modelPublications.id))
    .limit(shownPublications);
  return rows.map(({ id, listId, version, actorId, reason, createdAt, ...actor }) => ({
    id,
    listId: listId ?? 'built-in',
    version: version ?? builtInRegistry.version,
    actor: { id: actorId, ...toPerson(actor) },
    reason,
    createdAt: createdAt.getTime()
  }));
}
