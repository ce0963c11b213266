// Mail texts for all notices. The only user input they contain is a listing's published title, a seller's display name, a
// version's notes, the reason of a refund request, and the reasons an administrator gave for a decision.
import { assertNever } from '#shared/kit/assert-never.ts';
import { paths } from '#shared/contract/paths.ts';
import type { NoticeSubject } from '#shared/domain/activity/notice.ts';
import type { Mail } from '../../context/mailer.ts';
import type { MailLanguage } from '#shared/domain/activity/notice.ts';
import { englishCommunity, isAboutCommunity, spanishCommunity } from './community-mail-texts.ts';
import { englishDecision, spanishDecision } from './decision-mail-texts.ts';
import { englishPayout, spanishPayout } from './payout-mail-texts.ts';
import { englishRefund, spanishRefund } from './refund-mail-texts.ts';
import { englishReview, isAboutReview, spanishReview } from './review-mail-texts.ts';
import { englishName, englishTerms, spanishName, spanishTerms } from './account-mail-texts.ts';
import { englishTakeDown, spanishTakeDown } from './take-down-mail-texts.ts';
import { englishWishlist, spanishWishlist } from './wishlist-mail-texts.ts';
import { money, type Wording } from './mail-wording.ts';

type Written = Pick<Mail, 'subject' | 'text'>;

type SiteContext = {
  /** Without a path. */
  readonly siteUrl: string;
  /** True in the sandbox, where no real money moves. */
  readonly isSandbox: boolean;
};

export function writeNoticeMail(subject: NoticeSubject, language: MailLanguage, site: SiteContext): Written {
  const { siteUrl, isSandbox } = site;
  const isSpanish = language === 'es';
  const { head, text } = (isSpanish ? spanish : english)(subject);
  const { links, choose, sandbox } = isSpanish ? spanishWords : englishWords;
  const parts = [
    text,
    ...(isSandbox && movesMoney(subject) ? [sandbox] : []),
    listLines(subject)
      .map(([name, value]) => `${links[name]}: ${name === 'order' ? value : siteUrl + value}`)
      .join('\n'),
    `Reelwright\n${choose}: ${siteUrl}${paths.myProfile.getHref()}\n`
  ];
  return { subject: head, text: parts.join('\n\n') };
}

const movesMoney = (subject: NoticeSubject): boolean =>
  subject.kind === 'order_paid'
    ? subject.total.cents > 0
    : ['order_refunded', 'refund_failed', 'refund_requested', 'payout_paid', 'payout_failed'].includes(
        subject.kind
      );

type LineName =
  | 'contact'
  | 'decisions'
  | 'earnings'
  | 'order'
  | 'profile'
  | 'purchases'
  | 'receipt'
  | 'listing'
  | 'messages'
  | 'questions'
  | 'seller'
  | 'terms'
  | 'wishlist';

/** The footer, one entry a line. */
function listLines(subject: NoticeSubject): readonly (readonly [LineName, string])[] {
  if ('orderId' in subject) {
    const { orderId } = subject;
    return [
      ['order', orderId],
      ['receipt', paths.receipt.getHref(orderId)],
      ['purchases', paths.purchases.getHref()],
      ...linkToContact(subject)
    ];
  }
  if ('saleId' in subject)
    return [
      ['order', subject.saleId],
      ['earnings', paths.earnings.getHref()],
      ['listing', paths.listing.getHref(subject.slug)],
      ...linkToContact(subject)
    ];
  if (subject.kind === 'listing_rejected')
    return [
      ['seller', paths.seller.getHref()],
      ['decisions', paths.decisions.getHref()]
    ];
  if (isAboutReview(subject)) return [['seller', paths.seller.getHref()]];
  if ('beginsOn' in subject) return [['terms', paths.terms.getHref()]];
  if (subject.kind === 'name_replaced') return [['profile', paths.myProfile.getHref()]];
  if ('payoutId' in subject) return [['earnings', paths.earnings.getHref()]];
  if (subject.kind === 'wishlist_sale' && subject.others > 0) return [['wishlist', paths.wishlist.getHref()]];
  if ('decisionId' in subject) return [['decisions', paths.decisions.getHref()]];
  if (subject.kind === 'question_asked') return [['questions', paths.questions.getHref()]];
  if (subject.kind === 'seller_message') return [['messages', paths.sellerMessages.getHref()]];
  if (subject.kind === 'new_version') return [['purchases', paths.purchases.getHref()]];
  return [['listing', paths.listing.getHref(subject.slug)]];
}

/** A link to the contact page, for texts that ask the reader to contact us. */
const linkToContact = ({ kind }: NoticeSubject): readonly (readonly [LineName, string])[] =>
  kind === 'refund_failed' || kind === 'refund_not_allowed' || kind === 'sale_refund_requested'
    ? [['contact', paths.contact.getHref()]]
    : [];

type Words = {
  readonly links: Readonly<Record<LineName, string>>;
  readonly choose: string;
  readonly sandbox: string;
};

const englishWords: Words = {
  links: {
    contact: 'Write to us',
    order: 'Order',
    receipt: 'Receipt',
    profile: 'Your profile',
    purchases: 'Your purchases',
    listing: 'Listing',
    messages: 'Your messages',
    questions: 'Questions to answer',
    seller: 'Your listings',
    terms: 'Licenses and terms',
    wishlist: 'Your wishlist',
    earnings: 'Your earnings',
    decisions: 'Decisions about you, and appeals'
  },
  choose: 'Choose which mails you get',
  sandbox: 'This is the sandbox: no real money has moved.'
};

const spanishWords: Words = {
  links: {
    contact: 'Escríbenos',
    order: 'Pedido',
    receipt: 'Recibo',
    profile: 'Tu perfil',
    purchases: 'Tus compras',
    listing: 'Anuncio',
    messages: 'Tus mensajes',
    questions: 'Preguntas por responder',
    seller: 'Tus anuncios',
    terms: 'Licencias y condiciones',
    wishlist: 'Tu lista de deseos',
    earnings: 'Tus ingresos',
    decisions: 'Decisiones sobre ti y recursos'
  },
  choose: 'Elige qué correos recibes',
  sandbox: 'Esto es el entorno de pruebas: no se ha movido dinero real.'
};

function english(subject: NoticeSubject): Wording {
  if ('payoutId' in subject) return englishPayout(subject);
  if ('beginsOn' in subject) return englishTerms(subject);
  if (subject.kind === 'name_replaced') return englishName(subject.displayName);
  if ('decisionId' in subject) return englishDecision(subject);
  if (isAboutCommunity(subject)) return englishCommunity(subject);
  if (isAboutReview(subject)) return englishReview(subject);
  const title = `“${subject.title}”`;
  switch (subject.kind) {
    case 'order_paid':
      return {
        head: 'Your purchase',
        text: `${title} is yours. ${subject.total.cents === 0 ? 'It cost nothing.' : `You paid ${money(subject.total, 'en')}.`} Open it in the builder from your purchases. Until you open it, refunds there are automatic.`
      };
    case 'order_refunded':
    case 'refund_failed':
    case 'refund_requested':
    case 'refund_not_allowed':
    case 'sale_refund_requested':
    case 'sale_refund_decided':
      return englishRefund(subject);
    case 'order_disputed':
      return {
        head: 'A payment is disputed',
        text: `Your bank is looking into the payment for ${title}. You cannot open your purchase until it decides.`
      };
    case 'order_restored':
      return {
        head: 'You can open your purchase again',
        text: `The dispute about ${title} is over. You can open it as before.`
      };
    case 'purchase_taken_down':
      return englishTakeDown(title, subject.isRefunded);
    case 'order_charged_back':
      return {
        head: 'Your bank returned your payment',
        text: `The dispute about ${title} was decided in your favor, and your bank returned the money. You can no longer open what it paid for.`
      };
    case 'new_version':
      return {
        head: 'A new version of your purchase',
        text: `Version ${subject.version} of ${title} is available at no extra cost. Your purchases show what changed.${subject.notes === '' ? '' : `\n\nThe seller writes: ${subject.notes}`}`
      };
    case 'price_drop':
    case 'wishlist_sale':
      return englishWishlist(subject);
    case 'review_reply':
      return {
        head: 'The seller replied to your review',
        text: `The seller of ${title} replied to your review.`
      };
    case 'review_helpful':
      return { head: 'Your review helped', text: `Someone found your review of ${title} helpful.` };
    default:
      return assertNever(subject);
  }
}

function spanish(subject: NoticeSubject): Wording {
  if ('payoutId' in subject) return spanishPayout(subject);
  if ('beginsOn' in subject) return spanishTerms(subject);
  if (subject.kind === 'name_replaced') return spanishName(subject.displayName);
  if ('decisionId' in subject) return spanishDecision(subject);
  if (isAboutCommunity(subject)) return spanishCommunity(subject);
  if (isAboutReview(subject)) return spanishReview(subject);
  const title = `«${subject.title}»`;
  switch (subject.kind) {
    case 'order_paid':
      return {
        head: 'Tu compra',
        text: `${title} es tuyo. ${subject.total.cents === 0 ? 'No te ha costado nada.' : `Has pagado ${money(subject.total, 'es')}.`} Ábrelo en el editor desde tus compras. Mientras no lo abras, el reembolso es automático.`
      };
    case 'order_refunded':
    case 'refund_failed':
    case 'refund_requested':
    case 'refund_not_allowed':
    case 'sale_refund_requested':
    case 'sale_refund_decided':
      return spanishRefund(subject);
    case 'order_disputed':
      return {
        head: 'Un pago está en disputa',
        text: `Tu banco está revisando el pago de ${title}. Hasta que decida, no puedes abrir tu compra.`
      };
    case 'order_restored':
      return {
        head: 'Puedes volver a abrir tu compra',
        text: `La disputa sobre ${title} ha terminado. Puedes abrirlo como antes.`
      };
    case 'purchase_taken_down':
      return spanishTakeDown(title, subject.isRefunded);
    case 'order_charged_back':
      return {
        head: 'Tu banco te ha devuelto el pago',
        text: `La disputa sobre ${title} se ha decidido a tu favor y tu banco ha devuelto el dinero. Lo que se pagó con él ya no se puede abrir.`
      };
    case 'new_version':
      return {
        head: 'Una versión nueva de tu compra',
        text: `Ya tienes la versión ${subject.version} de ${title}, sin coste adicional. En tus compras ves qué ha cambiado.${subject.notes === '' ? '' : `\n\nQuien lo vende escribe: ${subject.notes}`}`
      };
    case 'price_drop':
    case 'wishlist_sale':
      return spanishWishlist(subject);
    case 'review_reply':
      return {
        head: 'Han respondido a tu reseña',
        text: `Quien vende ${title} ha respondido a tu reseña.`
      };
    case 'review_helpful':
      return {
        head: 'Tu reseña ha ayudado',
        text: `A alguien le ha resultado útil tu reseña de ${title}.`
      };
    default:
      return assertNever(subject);
  }
}
