// The user's changes of the synced tables. They are found by comparing the tables with the last ones written, in the
// transaction of each step, so that no feature has to say what it did.
import type { TemplateState } from '../craft/template/template.ts';
import { diffDocuments, writePath } from './edit-document.ts';
import { addMutation, seenRevision } from './device-sync.ts';
import {
  type ComparedScope,
  comparedScopes,
  isScopeRead,
  type JoinedDevice,
  viewComparedRows
} from './joined-device.ts';
import {
  countUses,
  type DocumentTable,
  favoriteKey,
  historyTable,
  type LibraryDocument,
  listingDraftTable,
  type LocalLibrary,
  readMark,
  templateTable,
  toValue,
  viewMark
} from './library-rows.ts';
import { compareSettings } from './library-settings.ts';
import type { Change, FieldEdit } from './mutation.ts';
import { rowKey, type SyncRow } from './row.ts';

export type SyncTools = { readonly createId: () => string; readonly now: () => number };

type Found = {
  readonly entity: string;
  readonly rowId: string;
  readonly change: Change;
  /** When the user did it, if the table says so. */
  readonly at?: number;
};

type Comparison = {
  readonly view: ReadonlyMap<string, SyncRow>;
  readonly hidden: ReadonlySet<string>;
  /** The tables meet the server's rows for the first time, so nothing is known of what either had before. */
  readonly isMeeting: boolean;
};

/** Appends to the outbox what the user changed since the tables were last written. */
export const collectLibraryChanges = (
  device: JoinedDevice,
  local: LocalLibrary,
  tools: SyncTools
): JoinedDevice =>
  comparedScopes
    .filter((scope) => isScopeRead(device, scope))
    .reduce((changed, scope) => collect(changed, local, tools, { scope, isMeeting: false }), device);

/**
 * The first comparison of a scope's tables with the server's rows, once all of those are here. Nothing is taken for deleted. Where
 * both have a document and differ, the local one stands and the server's is offered as a conflict. The uses of a template
 * become the larger number of both: the server's may have been counted on this very device, before it left, so that the sum
 * would count them twice.
 */
export const meetScope = (
  device: JoinedDevice,
  local: LocalLibrary,
  tools: SyncTools,
  scope: ComparedScope
): JoinedDevice => collect(device, local, tools, { scope, isMeeting: true });

const findChanges: Readonly<Record<ComparedScope, (local: LocalLibrary, comparison: Comparison) => Found[]>> =
  {
    library: (local, comparison) => [
      ...compareDocuments(templateTable, local.templates, comparison),
      ...compareDocuments(historyTable, local.history, comparison),
      ...local.marks.flatMap((mark) => compareMark(mark, comparison)),
      ...compareSettings(local.settings, comparison)
    ],
    seller: (local, comparison) => compareDocuments(listingDraftTable, local.listingDrafts, comparison)
  };

function collect(
  device: JoinedDevice,
  local: LocalLibrary,
  { createId, now }: SyncTools,
  { scope, isMeeting }: { readonly scope: ComparedScope; readonly isMeeting: boolean }
): JoinedDevice {
  const comparison = { view: viewComparedRows(device, scope), hidden: new Set(device.hidden), isMeeting };
  return findChanges[scope](local, comparison).reduce((changed, { entity, rowId, change, at }) => {
    const basedOn = isMeeting ? null : seenRevision(device, { entity, id: rowId });
    const mutation = { id: createId(), entity, rowId, change, basedOn, version: 1, madeAt: at ?? now() };
    return addMutation(changed, mutation);
  }, device);
}

function compareDocuments<Document extends LibraryDocument>(
  table: DocumentTable<Document>,
  stored: readonly Document[],
  comparison: Comparison
): Found[] {
  const { view, hidden, isMeeting } = comparison;
  const { name: entity } = table;
  const changed = stored.flatMap((document): Found[] => {
    const change = compareDocument(table, document, comparison);
    return change === undefined ? [] : [{ entity, rowId: document.id, change }];
  });
  if (isMeeting) return changed;
  const ids = new Set(stored.map(({ id }) => id));
  const deleted = [...view.values()].filter(
    (row) =>
      row.entity === entity &&
      !ids.has(row.id) &&
      !hidden.has(rowKey(row)) &&
      table.readRow(row) !== undefined
  );
  return [
    ...changed,
    ...deleted.map(({ id }) => ({ entity, rowId: id, change: { kind: 'delete' as const } }))
  ];
}

/** Undefined for a document that is as it was, and for one that this app cannot read. */
function compareDocument<Document extends LibraryDocument>(
  table: DocumentTable<Document>,
  stored: Document,
  { view, isMeeting }: Comparison
): Change | undefined {
  const row = view.get(rowKey({ entity: table.name, id: stored.id }));
  const document = table.readStored(stored);
  if (document === undefined) return undefined;
  if (row === undefined) return { kind: 'create', value: toValue(stored) };
  const seen = table.readRow(row);
  if (seen === undefined) return undefined;
  const edits = findEdits(table, row, seen, document);
  const sent = isMeeting ? withoutBase(edits) : edits;
  return sent.length === 0 ? undefined : { kind: 'edit', edits: sent, settled: [] };
}

/** The edits of what this app reads, made to the row as it is: what it does not know of the row stays there. */
function findEdits<Document extends LibraryDocument>(
  { entity }: DocumentTable<Document>,
  { value }: SyncRow,
  seen: Document,
  document: Document
): FieldEdit[] {
  const edited = diffDocuments(entity, toValue(seen), toValue(document)).reduce(
    (whole, { path, to }) => writePath(whole, path, to),
    value
  );
  return diffDocuments(entity, value, edited);
}

/** A field that only the server has stays. */
const withoutBase = (edits: readonly FieldEdit[]): FieldEdit[] =>
  edits.flatMap(({ path, to }) => (to === undefined ? [] : [{ path, to }]));

/** No command takes a mark away, so one that is not there says nothing. */
function compareMark(stored: TemplateState, { view, isMeeting }: Comparison): Found[] {
  const mark = readMark(stored);
  if (mark === undefined) return [];
  const { templateId: rowId, isFavorite, usageCount, lastUsedAt } = mark;
  const found: Found[] = [];
  if (isFavorite !== view.has(favoriteKey(rowId)) && (isFavorite || !isMeeting)) {
    const change = isFavorite ? { kind: 'add' as const, value: {} } : { kind: 'remove' as const };
    found.push({ entity: 'templateFavorites', rowId, change });
  }
  const isCounted = usageCount !== viewMark(view, rowId).usageCount;
  const by = usageCount - countUses(view, rowId);
  if (isCounted && (by > 0 || !isMeeting)) {
    const at = lastUsedAt === null ? {} : { at: lastUsedAt };
    found.push({ entity: 'templateUses', rowId, change: { kind: 'count', by }, ...at });
  }
  return found;
}
