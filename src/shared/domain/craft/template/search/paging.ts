// Paging cuts a long list into numbered pages, counted from 1.
export const pageSize = 12;

export type Page<Item> = {
  readonly items: readonly Item[];
  /** The page shown: the one asked for, or the nearest that exists. */
  readonly page: number;
  /** At least 1: an empty list has one empty page. */
  readonly pageCount: number;
};

function countPages(itemCount: number): number {
  return Math.max(1, Math.ceil(itemCount / pageSize));
}

export function pageOf<Item>(items: readonly Item[], page: number): Page<Item> {
  const pageCount = countPages(items.length);
  const wanted = Number.isFinite(page) ? Math.trunc(page) : 1;
  const shown = Math.min(Math.max(wanted, 1), pageCount);
  return { items: items.slice((shown - 1) * pageSize, shown * pageSize), page: shown, pageCount };
}
