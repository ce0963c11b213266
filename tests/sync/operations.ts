// What people do on their devices in a simulation, drawn from what the device shows at that moment.
import { type Random, pickOne, randomInteger } from '#shared/kit/random.ts';
import { diffDocuments } from '#shared/domain/sync/edit-document.ts';
import { type EntityName, entities } from '#shared/domain/sync/entities.ts';
import type { Change, Mutation } from '#shared/domain/sync/mutation.ts';
import type { DocumentValue, SyncRow } from '#shared/domain/sync/row.ts';
import type { MemoryStore } from './memory-store.ts';

export type Person = {
  readonly store: MemoryStore;
  readonly now: () => number;
  readonly createId: () => string;
  /** Everything this person has done on this device, in order. */
  readonly made: Mutation[];
  /** The ids of mutations to which a later edit was joined, which took their place. */
  readonly replacedIds: Set<string>;
};

const words = ['rain', 'neon', 'harbor', 'fog', 'amber', 'crane', 'dolly', 'dusk'];
const documentEntities = ['templates', 'listingDrafts', 'wishlists'] as const;

/** One thing that a person does; nothing where what was drawn is not possible. */
export function actAtRandom(random: Random, person: Person): void {
  const rows = [...person.store.view().values()];
  const documents = rows.filter(({ entity }) => documentEntities.some((name) => name === entity));
  const kind = randomInteger(random, 0, 11);
  if (kind <= 1) createDocument(random, person);
  else if (kind <= 5 && documents.length > 0) editDocument(random, person, pickOne(random, documents));
  else if (kind === 6 && documents.length > 0) act(person, pickOne(random, documents), { kind: 'delete' });
  else if (kind === 7) toggleElement(random, person, rows);
  else if (kind >= 8 && kind <= 10)
    act(person, { entity: 'templateUses', id: pickOne(random, words) }, { kind: 'count', by: 1 });
  else settleConflict(random, person, documents);
}

function createDocument(random: Random, person: Person): void {
  const entity = pickOne(random, documentEntities);
  // A few ids are shared, as that of a document which every device creates by itself.
  const id = random() < 0.2 ? 'shared' : person.createId();
  act(person, { entity, id }, { kind: 'create', value: drawDocument(random) });
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

function editDocument(random: Random, person: Person, row: SyncRow): void {
  const drawn = drawDocument(random);
  const fields = Object.keys(drawn).filter((name) => name !== 'unknownToThisApp' && random() < 0.4);
  const to: DocumentValue = { ...row.value };
  for (const field of fields) to[field] = drawn[field] ?? null;
  if (typeof row.value['description'] === 'string' && fields.includes('description'))
    to['description'] = changeLine(random, row.value['description']);
  const edits = diffDocuments(entities[row.entity as EntityName], row.value, to);
  if (edits.length > 0) act(person, row, { kind: 'edit', edits, settled: [] });
}

function changeLine(random: Random, text: string): string {
  const lines = text.split('\n');
  lines[randomInteger(random, 0, lines.length - 1)] = pickOne(random, words);
  return lines.join('\n');
}

function toggleElement(random: Random, person: Person, rows: readonly SyncRow[]): void {
  const id = pickOne(random, words);
  const isThere = rows.some((row) => row.entity === 'wishlistItems' && row.id === id);
  act(
    person,
    { entity: 'wishlistItems', id },
    isThere ? { kind: 'remove' } : { kind: 'add', value: { wishlistId: findList(random, rows) } }
  );
}

function settleConflict(random: Random, person: Person, documents: readonly SyncRow[]): void {
  const row = documents.find(({ conflicts }) => conflicts.length > 0);
  const conflict = row?.conflicts[0];
  if (row === undefined || conflict === undefined) return;
  const chosen = random() < 0.5 ? conflict.value : undefined;
  const to = chosen === undefined ? row.value : writeChosen(row.value, conflict.path, chosen);
  act(person, row, {
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

function act(person: Person, row: { readonly entity: string; readonly id: string }, change: Change): void {
  const draft: Mutation = {
    id: person.createId(),
    entity: row.entity,
    rowId: row.id,
    change,
    basedOn: person.store.revisionOf(row),
    version: 1,
    madeAt: person.now()
  };
  const before = person.store.outbox();
  person.made.push(draft);
  person.store.append(draft);
  const ids = new Set(person.store.outbox().map(({ mutation }) => mutation.id));
  for (const { mutation } of before) if (!ids.has(mutation.id)) person.replacedIds.add(mutation.id);
}

const findList = (random: Random, rows: readonly SyncRow[]): string =>
  pickOne(random, ['shared', ...rows.filter(({ entity }) => entity === 'wishlists').map(({ id }) => id)]);
