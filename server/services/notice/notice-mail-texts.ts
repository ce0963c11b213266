// What the mails about purchases, wishes and reviews say. A listing's title is a published word; nothing else that
// somebody typed stands in them.
import { assertNever } from '#shared/kit/assert-never.ts';
import { paths } from '#shared/contract/paths.ts';
import type { NoticeSubject } from '#shared/domain/activity/notice.ts';
import type { Money } from '#shared/domain/marketplace/money.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { MailLanguage } from '../account/mail-language.ts';

type Written = Pick<Mail, 'subject' | 'text'>;

/** `siteUrl` without a path. */
export function writeNoticeMail(subject: NoticeSubject, language: MailLanguage, siteUrl: string): Written {
  const [head, text, path] = (language === 'es' ? spanish : english)(subject);
  const footer =
    language === 'es'
      ? `Elige qué correos recibes: ${siteUrl}${paths.myProfile.getHref()}`
      : `Choose which mails you get: ${siteUrl}${paths.myProfile.getHref()}`;
  return { subject: head, text: `${text}\n\n${siteUrl}${path}\n\nReelwright\n${footer}\n` };
}

/** Subject, what happened, and where it is seen. */
type Wording = readonly [head: string, text: string, path: string];

const purchases = paths.purchases.getHref();
const money = ({ cents, currency }: Money, language: MailLanguage): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);

function english(subject: NoticeSubject): Wording {
  const { slug, title } = subject;
  const listing = paths.listing.getHref(slug);
  switch (subject.kind) {
    case 'order_paid':
      return [
        'Your purchase',
        `“${title}” is yours. You paid ${money(subject.total, 'en')}. Order ${subject.orderId}: the receipt is with your purchases. As long as you have not opened the prompt, you can give it back there.`,
        purchases
      ];
    case 'order_refunded':
      return [
        'Your refund',
        `You get ${money(subject.returned, 'en')} back for “${title}”, order ${subject.orderId}. Your bank may take a few days to show it.`,
        purchases
      ];
    case 'refund_failed':
      return [
        'Your refund did not go through',
        `The money for “${title}”, order ${subject.orderId}, could not be sent back. What you bought is there again; ask once more, or write to us.`,
        purchases
      ];
    case 'order_disputed':
      return [
        'A payment is disputed',
        `Your bank is looking into the payment for “${title}”, order ${subject.orderId}. Until it has decided, what you bought cannot be opened.`,
        purchases
      ];
    case 'order_restored':
      return [
        'What you bought is there again',
        `The dispute about “${title}”, order ${subject.orderId}, is over. You can open it as before.`,
        purchases
      ];
    case 'new_version':
      return [
        'A new version of what you bought',
        `“${title}” has a version ${subject.version}. It is yours too; your purchases show what changed.`,
        purchases
      ];
    case 'price_drop':
      return [
        'A price on your wishlist dropped',
        `“${title}” costs ${money(subject.now, 'en')} now. Before, it cost ${money(subject.before, 'en')}.`,
        listing
      ];
    case 'review_reply':
      return [
        'The seller replied to your review',
        `The seller of “${title}” replied to your review.`,
        listing
      ];
    case 'review_helpful':
      return ['Your review helped', `Somebody found your review of “${title}” helpful.`, listing];
    default:
      return assertNever(subject);
  }
}

function spanish(subject: NoticeSubject): Wording {
  const { slug, title } = subject;
  const listing = paths.listing.getHref(slug);
  switch (subject.kind) {
    case 'order_paid':
      return [
        'Tu compra',
        `«${title}» es tuyo. Has pagado ${money(subject.total, 'es')}. Pedido ${subject.orderId}: el recibo está con tus compras. Mientras no abras el prompt, puedes devolverlo allí.`,
        purchases
      ];
    case 'order_refunded':
      return [
        'Tu reembolso',
        `Recibes ${money(subject.returned, 'es')} de vuelta por «${title}», pedido ${subject.orderId}. Tu banco puede tardar unos días en mostrarlo.`,
        purchases
      ];
    case 'refund_failed':
      return [
        'Tu reembolso no se ha podido hacer',
        `El dinero de «${title}», pedido ${subject.orderId}, no se ha podido devolver. Vuelves a tener lo que compraste; pídelo otra vez o escríbenos.`,
        purchases
      ];
    case 'order_disputed':
      return [
        'Un pago está en disputa',
        `Tu banco está revisando el pago de «${title}», pedido ${subject.orderId}. Hasta que decida, lo que compraste no se puede abrir.`,
        purchases
      ];
    case 'order_restored':
      return [
        'Vuelves a tener lo que compraste',
        `La disputa sobre «${title}», pedido ${subject.orderId}, ha terminado. Puedes abrirlo como antes.`,
        purchases
      ];
    case 'new_version':
      return [
        'Una versión nueva de lo que compraste',
        `«${title}» tiene una versión ${subject.version}. También es tuya; tus compras muestran qué ha cambiado.`,
        purchases
      ];
    case 'price_drop':
      return [
        'Ha bajado un precio de tu lista de deseos',
        `«${title}» cuesta ahora ${money(subject.now, 'es')}. Antes costaba ${money(subject.before, 'es')}.`,
        listing
      ];
    case 'review_reply':
      return ['Han respondido a tu reseña', `Quien vende «${title}» ha respondido a tu reseña.`, listing];
    case 'review_helpful':
      return ['Tu reseña ha ayudado', `A alguien le ha resultado útil tu reseña de «${title}».`, listing];
    default:
      return assertNever(subject);
  }
}
