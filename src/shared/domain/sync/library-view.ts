// The tables after a step: the rows as the user sees them.
import { isSameValue } from '../../kit/merge/merge-value.ts';
import type { TemplateState } from '../craft/template/template.ts';
import {
  type ComparedScope,
  comparedScopes,
  isScopeRead,
  type JoinedDevice,
  viewComparedRows
} from './joined-device.ts';
import {
  type DocumentTable,
  historyTable,
  type LibraryDocument,
  listingDraftTable,
  listMarkedTemplates,
  type LocalLibrary,
  readMark,
  templateTable,
  viewMark
} from './library-rows.ts';
import { viewSettings, withoutSyncedSettings } from './library-settings.ts';
import { rowKey, type SyncRow } from './row.ts';

type View = ReadonlyMap<string, SyncRow>;

export type WrittenLibrary = { readonly device: JoinedDevice; readonly local: LocalLibrary };

/**
 * The tables as they follow from the rows. A stored row that this app cannot read is left alone, and lists in which nothing
 * changed are the same values as before.
 */
export function viewLibrary(device: JoinedDevice, local: LocalLibrary): WrittenLibrary {
  return comparedScopes
    .filter((scope) => isScopeRead(device, scope))
    .reduce(
      (written, scope) => {
        const view = viewComparedRows(device, scope);
        const { tables, read } = views[scope];
        const others = written.device.hidden.filter((key) => tables.every(({ name }) => !isOf(name, key)));
        const hidden = [...others, ...tables.flatMap((table) => findUnreadable(table, view))];
        return {
          device: isSameValue(hidden, written.device.hidden) ? written.device : { ...written.device, hidden },
          local: { ...written.local, ...read(view, written.local) }
        };
      },
      { device, local }
    );
}

const isOf = (entity: string, key: string): boolean => key.startsWith(rowKey({ entity, id: '' }));

type ScopeView = {
  readonly tables: readonly Pick<DocumentTable, 'name' | 'readRow'>[];
  readonly read: (view: View, local: LocalLibrary) => Partial<LocalLibrary>;
};

const views: Readonly<Record<ComparedScope, ScopeView>> = {
  library: {
    tables: [templateTable, historyTable],
    read: (view, local) => ({
      templates: viewDocuments(templateTable, view, local.templates),
      marks: viewMarks(view, local.marks),
      history: viewDocuments(historyTable, view, local.history),
      settings: viewSettings(view, local.settings)
    })
  },
  seller: {
    tables: [listingDraftTable],
    read: (view, local) => ({
      listingDrafts: viewDocuments(listingDraftTable, view, local.listingDrafts)
    })
  }
};

const rowsOf = ({ name }: Pick<DocumentTable, 'name'>, view: View): SyncRow[] =>
  [...view.values()].filter(({ entity }) => entity === name);

const findUnreadable = (table: Pick<DocumentTable, 'name' | 'readRow'>, view: View): string[] =>
  rowsOf(table, view)
    .filter((row) => table.readRow(row) === undefined)
    .map(rowKey);

function viewDocuments<Document extends LibraryDocument>(
  table: DocumentTable<Document>,
  view: View,
  stored: readonly Document[]
): readonly Document[] {
  const documents = new Map<string, Document>(
    rowsOf(table, view).flatMap((row) => {
      const document = table.readRow(row);
      return document === undefined ? [] : [[row.id, document]];
    })
  );
  const kept = stored.flatMap((document) => {
    const read = table.readStored(document);
    const seen = documents.get(document.id);
    if (read === undefined) return [document];
    if (seen === undefined) return [];
    return [isSameValue(read, seen) ? document : table.toStored(seen, document)];
  });
  const known = new Set(stored.map(({ id }) => id));
  const added = [...documents.values()]
    .filter(({ id }) => !known.has(id))
    .toSorted((one, other) => table.getTime(one) - table.getTime(other));
  return sameListOr(stored, [...kept, ...added.map((document) => table.toStored(document, undefined))]);
}

function viewMarks(view: View, stored: readonly TemplateState[]): readonly TemplateState[] {
  const kept = stored.map((mark) => {
    const read = readMark(mark);
    if (read === undefined) return mark;
    const seen = viewMark(view, mark.templateId);
    const lastUsedAt = Math.max(read.lastUsedAt ?? 0, seen.lastUsedAt ?? 0);
    // The table's time may be later, as that of a use which was counted before the device began to sync.
    const merged = { ...seen, lastUsedAt: lastUsedAt === 0 ? null : lastUsedAt };
    return isSameValue(read, merged) ? mark : merged;
  });
  const known = new Set(stored.map(({ templateId }) => templateId));
  const added = listMarkedTemplates(view).filter((id) => !known.has(id));
  return sameListOr(stored, [...kept, ...added.map((id) => viewMark(view, id))]);
}

const sameListOr = <Item>(before: readonly Item[], after: readonly Item[]): readonly Item[] =>
  before.length === after.length && before.every((item, index) => item === after[index]) ? before : after;

/** The tables without what the account keeps of the library: a row that the server does not have stays on the device. */
export function withoutSyncedRows(device: JoinedDevice, local: LocalLibrary): LocalLibrary {
  if (!device.joined.includes('library')) return local;
  const synced = new Set(device.scopes.library.rows.keys());
  for (const { mutation, state } of device.outbox)
    if (state === 'accepted') synced.add(rowKey({ entity: mutation.entity, id: mutation.rowId }));
  const isLocal =
    (...names: readonly string[]) =>
    (id: string): boolean =>
      !names.some((entity) => synced.has(rowKey({ entity, id })));
  return {
    ...local,
    templates: local.templates.filter(({ id }) => isLocal('templates')(id)),
    marks: local.marks.filter(({ templateId }) => isLocal('templateFavorites', 'templateUses')(templateId)),
    history: local.history.filter(({ id }) => isLocal('savedPrompts')(id)),
    settings: withoutSyncedSettings(local.settings, (entity, id) => !isLocal(entity)(id))
  };
}
