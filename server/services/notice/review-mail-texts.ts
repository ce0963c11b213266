// The texts of mails to sellers about the review of what they submitted.
import { assertNever } from '#shared/kit/assert-never.ts';
import type { NoticeSubject } from '#shared/domain/activity/notice.ts';
import type { Wording } from './mail-wording.ts';

export type ReviewSubject = Extract<NoticeSubject, { readonly kind: `listing_${string}` }>;

export const isAboutReview = (subject: NoticeSubject): subject is ReviewSubject =>
  subject.kind.startsWith('listing_');

export function englishReview(subject: ReviewSubject): Wording {
  const title = `“${subject.title}”`;
  switch (subject.kind) {
    case 'listing_approved':
      return {
        head: 'Your listing is on sale',
        text: `We reviewed ${title}. Version ${subject.version} is on sale now.`
      };
    case 'listing_changes_requested':
      return {
        head: 'Your listing needs changes',
        text: `We reviewed ${title} and ask for changes. Reason: ${subject.reason}\n\nYour draft is kept. Change it, then submit it again. A version that is on sale stays on sale.`
      };
    case 'listing_rejected':
      return {
        head: 'Your listing was rejected',
        text: `We reviewed ${title} and cannot publish it. Reason: ${subject.reason}\n\nA version that is on sale stays on sale. If you disagree, write to us.`
      };
    default:
      return assertNever(subject);
  }
}

export function spanishReview(subject: ReviewSubject): Wording {
  const title = `«${subject.title}»`;
  switch (subject.kind) {
    case 'listing_approved':
      return {
        head: 'Tu anuncio está a la venta',
        text: `Hemos revisado ${title}. La versión ${subject.version} ya está a la venta.`
      };
    case 'listing_changes_requested':
      return {
        head: 'Tu anuncio necesita cambios',
        text: `Hemos revisado ${title} y necesita cambios. Motivo: ${subject.reason}\n\nTu borrador se conserva. Cámbialo y envíalo otra vez. Una versión que ya está a la venta sigue a la venta.`
      };
    case 'listing_rejected':
      return {
        head: 'Tu anuncio ha sido rechazado',
        text: `Hemos revisado ${title} y no podemos publicarlo. Motivo: ${subject.reason}\n\nUna versión que ya está a la venta sigue a la venta. Si no estás de acuerdo, escríbenos.`
      };
    default:
      return assertNever(subject);
  }
}
