import type { LocalLibrary } from './library-rows.ts';
import type { LocalSettings } from './library-settings.ts';

/** The changes from one list to another. Items are the same if they are the same object. */
export type ListWrites<Item> = { readonly put: readonly Item[]; readonly removed: readonly string[] };

type ListName = Exclude<keyof LocalLibrary, 'settings'>;

/** Settings are undefined where they stay as they are. */
export type LibraryWrites = { readonly [Name in ListName]: ListWrites<LocalLibrary[Name][number]> } & {
  readonly preferences: LocalSettings['preferences'] | undefined;
  readonly models: LocalSettings['models'] | undefined;
};

const ifChanged = <Value>(before: Value, after: Value): Value | undefined =>
  before === after ? undefined : after;

const diffLists = <Item>(
  idOf: (item: Item) => string,
  before: readonly Item[],
  after: readonly Item[]
): ListWrites<Item> => {
  const [known, kept] = [new Set(before), new Set(after.map((item) => idOf(item)))];
  return {
    put: after.filter((item) => !known.has(item)),
    removed: before.map((item) => idOf(item)).filter((id) => !kept.has(id))
  };
};

export const diffLibraries = (before: LocalLibrary, after: LocalLibrary): LibraryWrites => ({
  templates: diffLists(({ id }) => id, before.templates, after.templates),
  marks: diffLists(({ templateId }) => templateId, before.marks, after.marks),
  history: diffLists(({ id }) => id, before.history, after.history),
  listingDrafts: diffLists(({ id }) => id, before.listingDrafts, after.listingDrafts),
  preferences: ifChanged(before.settings.preferences, after.settings.preferences),
  models: ifChanged(before.settings.models, after.settings.models)
});
