import type { Wishlist } from '#shared/domain/market/wishlist.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/wishlist.json';

/** The first list has a name in the language shown until it is given one. */
export const nameList = ({ name }: Pick<Wishlist, 'name'>): string => name ?? say(texts, 'wishlist.first');
