export type PageItem =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly after: number };

/**
 * The numbers a pager shows: first, last, the current page and its neighbours, with gaps between.
 * A gap that would hide a single page shows that page.
 */
export function pageItems(page: number, pageCount: number): readonly PageItem[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1]);
  if (page <= 3) for (const early of [2, 3, 4]) wanted.add(early);
  if (page >= pageCount - 2)
    for (const late of [pageCount - 3, pageCount - 2, pageCount - 1]) wanted.add(late);
  const pages = [...wanted].filter((one) => one >= 1 && one <= pageCount).toSorted((a, b) => a - b);
  return pages.flatMap((one, index): readonly PageItem[] => {
    const previous = pages[index - 1] ?? 0;
    const item: PageItem = { kind: 'page', page: one };
    if (one - previous === 2) return [{ kind: 'page', page: one - 1 }, item];
    return one - previous > 2 ? [{ kind: 'gap', after: previous }, item] : [item];
  });
}
