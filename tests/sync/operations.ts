// The actions of users on their devices in a simulation, drawn from the rows that the device shows at that moment.
import { type Random, pickOne, randomInteger } from '#shared/kit/random.ts';
import { diffDocuments } from '#shared/domain/sync/edit-document.ts';
import { type EntityName, entities } from '#shared/domain/sync/entities.ts';
import type { Change, Mutation } from '#shared/domain/sync/mutation.ts';
import type { DocumentValue, SyncRow } from '#shared/domain/sync/row.ts';
import type { MemoryStore } from './memory-store.ts';
import type { SyncServer } from './sync-server.ts';

export type DeviceUser = {
  readonly store: MemoryStore;
  readonly now: () => number;
  readonly createId: () => string;
  /** Everything this user has done on this device, in order. */
  readonly made: Mutation[];
  /** The ids of mutations to which a later edit was joined, which took their place. */
  readonly replacedIds: Set<string>;
};

const words = ['rain', 'neon', 'harbor', 'fog', 'amber', 'crane', 'dolly', 'dusk'];
const documentEntities = ['templates', 'listingDrafts', 'wishlists', 'savedPrompts'] as const;

/** One thing that a user does; nothing where what was drawn is not possible. */
export function actAtRandom(
  random: Random,
  user: DeviceUser,
  { scopes, ...known }: Pick<SyncServer, 'scopes' | 'listingIds' | 'reviewIds'>
): void {
  const rows = [...user.store.view().values()];
  const entityNames = documentEntities.filter((name) => scopes.includes(entities[name].scope));
  const documents = rows.filter(({ entity }) => entityNames.some((name) => name === entity));
  const profile = rows.find(({ entity }) => entity === 'profiles');
  if (profile !== undefined && random() < 0.2) return editProfile(random, user, profile);
  if (scopes.includes('buyer') && random() < 0.12) return actOnReviews(random, user, { rows, ...known });
  const kind = randomInteger(random, 0, 12);
  if (kind <= 1) createDocument(random, user, entityNames);
  else if (kind <= 5 && documents.length > 0) editDocument(random, user, pickOne(random, documents));
  else if (kind === 6 && documents.length > 0) act(user, pickOne(random, documents), { kind: 'delete' });
  else if (kind === 11 && scopes.includes('buyer')) toggleWishlistItem(random, user, { rows, ...known });
  else if (kind === 7 || kind === 11) toggleFavorite(random, user, rows);
  else if (kind >= 8 && kind <= 10)
    act(user, { entity: 'templateUses', id: pickOne(random, words) }, { kind: 'count', by: 1 });
  else settleConflict(random, user, documents);
}

function createDocument(random: Random, user: DeviceUser, entityNames: readonly EntityName[]): void {
  const entity = pickOne(random, entityNames);
  // A few ids are shared, as that of a document which every device creates by itself.
  const own = random() < 0.2 ? 'shared' : user.createId();
  const id = entity === 'wishlists' ? `wsh_${own}` : own;
  act(user, { entity, id }, { kind: 'create', value: drawDocument(random) });
}

function drawDocument(random: Random): DocumentValue {
  return {
    name: pickOne(random, words),
    description: ['one', pickOne(random, words), 'three', pickOne(random, words)].join('\n'),
    tags: [pickOne(random, words)],
    data: { concept: pickOne(random, words), mainSubject: pickOne(random, words) },
    unknownToThisApp: 1
  };
}

function editDocument(random: Random, user: DeviceUser, row: SyncRow): void {
  const drawn = drawDocument(random);
  const fields = Object.keys(drawn).filter((name) => name !== 'unknownToThisApp' && random() < 0.4);
  const to: DocumentValue = { ...row.value };
  for (const field of fields) to[field] = drawn[field] ?? null;
  if (typeof row.value['description'] === 'string' && fields.includes('description'))
    to['description'] = changeLine(random, row.value['description']);
  const edits = diffDocuments(entities[row.entity as EntityName], row.value, to);
  if (edits.length > 0) act(user, row, { kind: 'edit', edits, settled: [] });
}

function changeLine(random: Random, text: string): string {
  const lines = text.split('\n');
  lines[randomInteger(random, 0, lines.length - 1)] = pickOne(random, words);
  return lines.join('\n');
}

/** A document whose fields are in a table of their own. At times what another device wrote is settled with it. */
function editProfile(random: Random, user: DeviceUser, row: SyncRow): void {
  const { displayName, bio } = row.value;
  const text = typeof bio === 'string' && bio !== '' ? bio : 'one\ntwo\nthree';
  const to = {
    ...row.value,
    displayName: random() < 0.5 ? pickOne(random, words) : (displayName ?? null),
    bio: changeLine(random, text)
  };
  const conflicts = random() < 0.4 ? row.conflicts : [];
  act(user, row, {
    kind: 'edit',
    edits: diffDocuments(entities.profiles, row.value, to),
    settled: conflicts.map(({ path, writtenBy }) => ({ path, writtenBy }))
  });
}

type Known = Pick<SyncServer, 'listingIds' | 'reviewIds'> & { readonly rows: readonly SyncRow[] };

/** Writes, changes or removes a review, or finds one helpful: somebody else's, or in vain their own. */
function actOnReviews(random: Random, user: DeviceUser, { rows, listingIds, reviewIds }: Known): void {
  const own = rows.filter(({ entity }) => entity === 'reviews');
  if (random() < 0.4) {
    const ownIds = own.flatMap(({ value: { reviewId } }) => (typeof reviewId === 'string' ? [reviewId] : []));
    const known = random() < 0.1 ? [...reviewIds(), ...ownIds] : reviewIds();
    if (known.length === 0) return;
    const id = pickOne(random, known);
    const isThere = rows.some((row) => row.entity === 'reviewVotes' && row.id === id);
    const change: Change = isThere && random() < 0.8 ? { kind: 'remove' } : { kind: 'add', value: {} };
    return act(user, { entity: 'reviewVotes', id }, change);
  }
  const id = pickOne(random, listingIds);
  const review = own.find((row) => row.id === id);
  const stars = randomInteger(random, 1, 5);
  if (review !== undefined) return changeReview(random, user, review, stars);
  const text = ['one', pickOne(random, words), 'three'].join('\n');
  const value = { slug: id, title: 'Rain', stars, text, createdAt: user.now() };
  act(user, { entity: 'reviews', id }, { kind: 'create', value });
}

function changeReview(random: Random, user: DeviceUser, review: SyncRow, stars: number): void {
  if (random() < 0.25) return act(user, review, { kind: 'delete' });
  const { value, conflicts } = review;
  const text = changeLine(random, typeof value['text'] === 'string' ? value['text'] : '');
  const to = { ...value, ...(random() < 0.5 ? { stars } : {}), ...(random() < 0.6 ? { text } : {}) };
  const settled = random() < 0.4 ? conflicts.map(({ path, writtenBy }) => ({ path, writtenBy })) : [];
  act(user, review, { kind: 'edit', edits: diffDocuments(entities.reviews, value, to), settled });
}

function toggleWishlistItem(random: Random, user: DeviceUser, { rows, listingIds }: Known): void {
  const id = pickOne(random, listingIds);
  const isThere = rows.some((row) => row.entity === 'wishlistItems' && row.id === id);
  act(
    user,
    { entity: 'wishlistItems', id },
    isThere && random() < 0.7 ? { kind: 'remove' } : { kind: 'add', value: drawList(random, rows) }
  );
}

function toggleFavorite(random: Random, user: DeviceUser, rows: readonly SyncRow[]): void {
  const id = pickOne(random, words);
  const isThere = rows.some((row) => row.entity === 'templateFavorites' && row.id === id);
  act(user, { entity: 'templateFavorites', id }, isThere ? { kind: 'remove' } : { kind: 'add', value: {} });
}

function settleConflict(random: Random, user: DeviceUser, documents: readonly SyncRow[]): void {
  const row = documents.find(({ conflicts }) => conflicts.length > 0);
  const conflict = row?.conflicts[0];
  if (row === undefined || conflict === undefined) return;
  const chosen = random() < 0.5 ? conflict.value : undefined;
  const to = chosen === undefined ? row.value : writeChosen(row.value, conflict.path, chosen);
  act(user, row, {
    kind: 'edit',
    edits: diffDocuments(entities[row.entity as EntityName], row.value, to),
    settled: [{ path: conflict.path, writtenBy: conflict.writtenBy }]
  });
}

function writeChosen(
  value: DocumentValue,
  [field = '', nested]: readonly string[],
  chosen: DocumentValue[string]
): DocumentValue {
  if (nested === undefined) return { ...value, [field]: chosen };
  return { ...value, [field]: { ...(value[field] as DocumentValue), [nested]: chosen } };
}

export function act(
  user: DeviceUser,
  row: { readonly entity: string; readonly id: string },
  change: Change
): void {
  const draft: Mutation = {
    id: user.createId(),
    entity: row.entity,
    rowId: row.id,
    change,
    basedOn: user.store.revisionOf(row),
    version: 1,
    madeAt: user.now()
  };
  const before = user.store.outbox();
  user.made.push(draft);
  user.store.append(draft);
  const ids = new Set(user.store.outbox().map(({ mutation }) => mutation.id));
  for (const { mutation } of before) if (!ids.has(mutation.id)) user.replacedIds.add(mutation.id);
}

/** The list of a wish: the first one where none is named. */
function drawList(random: Random, rows: readonly SyncRow[]): DocumentValue {
  if (random() < 0.4) return {};
  const lists = rows.filter(({ entity }) => entity === 'wishlists').map(({ id }) => id);
  return { wishlistId: pickOne(random, ['wsh_shared', ...lists]) };
}
