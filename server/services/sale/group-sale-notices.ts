import type { NewNotice } from '../notice/add-notice.ts';

export type AnnouncedSale = {
  readonly slug: string;
  readonly title: string;
  /** Display name. */
  readonly seller: string;
  readonly priceCents: number;
  readonly endsAt: number;
};

export type WishlistedSale = { readonly ownerId: string; readonly saleId: string };

/**
 * One notice a person about all sales of one seller on their wishlist. It names the first one in the
 * order of `wishlisted`.
 */
export function groupSaleNotices(
  sales: ReadonlyMap<string, AnnouncedSale>,
  wishlisted: readonly WishlistedSale[]
): readonly NewNotice[] {
  const byOwner = new Map<string, string[]>();
  for (const { ownerId, saleId } of wishlisted)
    byOwner.set(ownerId, [...(byOwner.get(ownerId) ?? []), saleId]);
  return [...byOwner].flatMap(([ownerId, [first = '', ...others]]) => {
    const sale = sales.get(first);
    if (sale === undefined) return [];
    const { slug, title, seller, priceCents, endsAt } = sale;
    const price = { cents: priceCents, currency: 'USD' } as const;
    const about = { slug, title, seller, price, endsAt, others: others.length };
    return [{ to: [ownerId], key: `sale:${first}`, subject: { kind: 'wishlist_sale', ...about } }];
  });
}
