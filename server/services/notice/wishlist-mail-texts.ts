// Mail texts about prices of what is on a wishlist.
import type { NoticeSubject } from '#shared/domain/activity/notice.ts';
import { day, money, type Wording } from './mail-wording.ts';

type WishlistSubject = Extract<NoticeSubject, { readonly kind: 'price_drop' | 'wishlist_sale' }>;

export function englishWishlist(subject: WishlistSubject): Wording {
  const title = `“${subject.title}”`;
  if (subject.kind === 'price_drop')
    return {
      head: 'A price on your wishlist dropped',
      text: `${title} costs ${money(subject.now, 'en')} now. Before, it cost ${money(subject.before, 'en')}.`
    };
  const { seller, others } = subject;
  const price = `${money(subject.price, 'en')} until ${day(subject.endsAt, 'en')}`;
  return {
    head: 'A sale on your wishlist',
    text:
      others === 0
        ? `${title} by ${seller} is on sale for ${price}.`
        : `${seller} has a sale. ${title} costs ${price}, and ${others} more ${others === 1 ? 'listing on your wishlist is' : 'listings on your wishlist are'} on sale too.`
  };
}

export function spanishWishlist(subject: WishlistSubject): Wording {
  const title = `«${subject.title}»`;
  if (subject.kind === 'price_drop')
    return {
      head: 'Ha bajado un precio de tu lista de deseos',
      text: `${title} cuesta ahora ${money(subject.now, 'es')}. Antes costaba ${money(subject.before, 'es')}.`
    };
  const { seller, others } = subject;
  const price = `${money(subject.price, 'es')} hasta el ${day(subject.endsAt, 'es')}`;
  return {
    head: 'Rebajas en tu lista de deseos',
    text:
      others === 0
        ? `${title}, de ${seller}, está rebajado a ${price}.`
        : `${seller} tiene rebajas. ${title} cuesta ${price}, y hay ${others} ${others === 1 ? 'anuncio más rebajado' : 'anuncios más rebajados'} en tu lista de deseos.`
  };
}
