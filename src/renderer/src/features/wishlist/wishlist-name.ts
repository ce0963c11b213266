import type { Wishlist } from '#shared/domain/market/wishlist.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/wishlist.json';

/** The first list has a name in the language shown until it is given one. */
export const wishlistName = ({ name }: Pick<Wishlist, 'name'>): string => name ?? t(texts, 'wishlist.first');
