import type { LocalLibrary } from './library-rows.ts';

/** What leads from one list to another: items are the same where they are the same object. */
export type ListWrites<Item> = { readonly put: readonly Item[]; readonly removed: readonly string[] };

export type LibraryWrites = { readonly [Name in keyof LocalLibrary]: ListWrites<LocalLibrary[Name][number]> };

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
  history: diffLists(({ id }) => id, before.history, after.history)
});
