// The device's tables and the rows that sync, each as the other. A template, its mark, a history entry and a listing draft are
// stored as the features read them; a mark syncs as an element and a counter, the others as documents.
import type * as z from 'zod';
import { HistoryEntry } from '../craft/prompt/history/history.ts';
import type { PromptData } from '../craft/prompt/prompt.ts';
import { TemplateState, UserTemplate } from '../craft/template/template.ts';
import { SavedListingDraft } from '../market/saved-listing-draft.ts';
import { readOrigin } from '../trade/prompt-origin.ts';
import { entities } from './entities.ts';
import { emptySettings, type LocalSettings } from './library-settings.ts';
import { Mutation } from './mutation.ts';
import { rowKey, type DocumentValue, type SyncRow } from './row.ts';

/** The synced tables as the device stores them, including values of other versions of the app. */
export type LocalLibrary = {
  readonly templates: readonly UserTemplate[];
  readonly marks: readonly TemplateState[];
  readonly history: readonly HistoryEntry[];
  readonly settings: LocalSettings;
  /** The only ones that belong to the scope `seller`. */
  readonly listingDrafts: readonly SavedListingDraft[];
};

export const emptyLibrary: LocalLibrary = {
  templates: [],
  marks: [],
  history: [],
  settings: emptySettings,
  listingDrafts: []
};

export type LibraryDocument = UserTemplate | HistoryEntry | SavedListingDraft;

/**
 * A table whose rows are documents. Both readers answer undefined for what another version of the app wrote and for a bought
 * prompt: its text is sealed on the server, and every device opens it from the purchases.
 */
export type DocumentTable<Document extends LibraryDocument = LibraryDocument> = {
  readonly name: 'templates' | 'savedPrompts' | 'listingDrafts';
  readonly entity: (typeof entities)['templates' | 'savedPrompts' | 'listingDrafts'];
  readonly readStored: (stored: Document) => Document | undefined;
  readonly readRow: (row: Pick<SyncRow, 'id' | 'value'>) => Document | undefined;
  /** As it is written in the place of what is stored. */
  readonly toStored: (document: Document, stored: Document | undefined) => Document;
  /** Orders those that are new to this device. */
  readonly getTime: (document: Document) => number;
};

export const templateTable: DocumentTable<UserTemplate> = {
  name: 'templates',
  entity: entities.templates,
  readStored: createReader(
    UserTemplate,
    ({ promptData }) => promptData,
    (stored) => stored
  ),
  readRow: createReader(
    UserTemplate,
    ({ promptData }) => promptData,
    ({ id, value }: Pick<SyncRow, 'id' | 'value'>) => ({ ...value, id })
  ),
  toStored: (document) => document,
  getTime: ({ createdAt }) => createdAt
};

export const historyTable: DocumentTable<HistoryEntry> = {
  name: 'savedPrompts',
  entity: entities.savedPrompts,
  readStored: createReader(
    HistoryEntry,
    ({ data }) => data,
    (stored) => stored
  ),
  readRow: createReader(
    HistoryEntry,
    ({ data }) => data,
    ({ id, value }: Pick<SyncRow, 'id' | 'value'>) => ({ ...value, id })
  ),
  toStored: (document) => document,
  getTime: ({ createdAt }) => createdAt
};

/** A draft counts its saves on each device, so the rows and what is read of a stored one say 0. */
export const listingDraftTable: DocumentTable<SavedListingDraft> = {
  name: 'listingDrafts',
  entity: entities.listingDrafts,
  readStored: createReader(
    SavedListingDraft,
    ({ data }) => data,
    (stored) => ({ ...stored, revision: 0 })
  ),
  readRow: createReader(
    SavedListingDraft,
    ({ data }) => data,
    ({ id, value }: Pick<SyncRow, 'id' | 'value'>) => ({
      ...value,
      id,
      revision: 0,
      media: withoutRepeatedIds(value['media'])
    })
  ),
  toStored: (document, stored) => ({ ...document, revision: (stored?.revision ?? 0) + 1 }),
  getTime: ({ savedAt }) => savedAt
};

/** Two devices may describe the same medium differently, which as elements of a list are two. */
function withoutRepeatedIds(media: unknown): unknown {
  if (!Array.isArray(media)) return media;
  const ids = media.map((medium: unknown) =>
    typeof medium === 'object' && medium !== null && 'id' in medium ? medium.id : medium
  );
  return media.filter((_, index) => ids.indexOf(ids[index]) === index);
}

/** Reads each object once: a step looks at every row several times. */
function createReader<From extends object, To>(
  schema: z.ZodType<To>,
  getData: (document: To) => PromptData | null,
  prepare: (from: From) => unknown
): (from: From) => To | undefined {
  const known = new WeakMap<From, { readonly value: To | undefined }>();
  const read = (from: From): To | undefined => {
    const { data } = schema.safeParse(prepare(from));
    const prompt = data === undefined ? null : getData(data);
    return prompt !== null && readOrigin(prompt) !== null ? undefined : data;
  };
  return (from) => {
    const found = known.get(from) ?? { value: read(from) };
    known.set(from, found);
    return found.value;
  };
}

/** As it is sent: JSON, with the keys that this app does not know, without the id, which is the row's, and the count of saves. */
export function toValue(document: LibraryDocument): DocumentValue {
  const { id: _id, revision: _revision, ...value } = JSON.parse(JSON.stringify(document)) as DocumentValue;
  return value;
}

export const favoriteKey = (id: string): string => rowKey({ entity: 'templateFavorites', id });
const usesKey = (id: string): string => rowKey({ entity: 'templateUses', id });

type View = ReadonlyMap<string, SyncRow>;

/** The sum of all devices, which is below zero where several of them took the same uses back. */
export function countUses(view: View, templateId: string): number {
  const count = view.get(usesKey(templateId))?.value['count'];
  return Number.isSafeInteger(count) ? Number(count) : 0;
}

/** Undefined also for a template whose id no row can have, as no app makes one. */
export const readMark = (stored: TemplateState): TemplateState | undefined =>
  Mutation.shape.rowId.safeParse(stored.templateId).success
    ? TemplateState.safeParse(stored).data
    : undefined;

/** A template's mark as the rows say it. */
export function viewMark(view: View, templateId: string): TemplateState {
  const lastAt = view.get(usesKey(templateId))?.value['lastAt'];
  return {
    templateId,
    isFavorite: view.has(favoriteKey(templateId)),
    usageCount: Math.max(0, countUses(view, templateId)),
    lastUsedAt: typeof lastAt === 'number' ? lastAt : null
  };
}

/** The templates of which the rows say anything. */
export const listMarkedTemplates = (view: View): string[] => [
  ...new Set(
    [...view.values()]
      .filter(({ entity }) => entity === 'templateFavorites' || entity === 'templateUses')
      .map(({ id }) => id)
  )
];
