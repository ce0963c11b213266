// Mail texts about the review of a seller's submission.
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
        text: `Version ${subject.version} of ${title} is on sale now.`
      };
    case 'listing_changes_requested':
      return {
        head: 'Your listing needs changes',
        text: `${title} needs changes before we can publish it. Reason: ${subject.reason}\n\nEdit the draft, then submit it again. If a version is already on sale, it stays on sale.`
      };
    case 'listing_rejected':
      return {
        head: 'Your listing was rejected',
        text: `We reviewed ${title} and cannot publish it. Reason: ${subject.reason}\n\nIf a version is already on sale, it stays on sale. If you disagree, write to us.`
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
        text: `La versión ${subject.version} de ${title} ya está a la venta.`
      };
    case 'listing_changes_requested':
      return {
        head: 'Tu anuncio necesita cambios',
        text: `${title} necesita cambios antes de que podamos publicarlo. Motivo: ${subject.reason}\n\nEdita el borrador y envíalo otra vez. Si ya hay una versión a la venta, sigue a la venta.`
      };
    case 'listing_rejected':
      return {
        head: 'Tu anuncio ha sido rechazado',
        text: `Hemos revisado ${title} y no podemos publicarlo. Motivo: ${subject.reason}\n\nSi ya hay una versión a la venta, sigue a la venta. Si no estás de acuerdo, escríbenos.`
      };
    default:
      return assertNever(subject);
  }
}
