// Mail texts about the review of a seller's submission, and about its publication.
import { assertNever } from '#shared/kit/assert-never.ts';
import type { NoticeSubject } from '#shared/domain/activity/notice.ts';
import type { PublicationFailure } from '#shared/domain/market/states.ts';
import type { Wording } from './mail-wording.ts';

export type ReviewSubject = Extract<NoticeSubject, { readonly kind: `listing_${string}` }>;

export const isAboutReview = (subject: NoticeSubject): subject is ReviewSubject =>
  subject.kind.startsWith('listing_');

type Failures = Readonly<Record<PublicationFailure, string>>;

const englishFailures: Failures = {
  not_selling:
    'Your seller account could not sell at that time; your listings page shows the reason. Once you can sell again, submit the listing again.',
  price_not_valid:
    'Its price is no longer allowed. Edit the listing, choose another price, then submit it again.',
  media_missing:
    'An image or video is no longer on the server. Edit the listing, add the file again, then submit it again.',
  bundle_not_valid:
    'A prompt in the bundle was no longer on sale, or the bundle cost more than its prompts do one by one. Edit the bundle or put the prompt back on sale, then submit it again.',
  draft_not_valid:
    'It no longer meets the rules for listings. Edit the listing, fix the problems shown, then submit it again.'
};

const spanishFailures: Failures = {
  not_selling:
    'En ese momento tu cuenta no podía vender; la página de tus anuncios muestra el motivo. Cuando puedas vender de nuevo, envía el anuncio otra vez.',
  price_not_valid: 'Su precio ya no está permitido. Edita el anuncio, elige otro precio y envíalo otra vez.',
  media_missing:
    'Una imagen o un vídeo ya no está en el servidor. Edita el anuncio, vuelve a añadir el archivo y envíalo otra vez.',
  bundle_not_valid:
    'Un prompt del paquete ya no estaba a la venta, o el paquete costaba más que sus prompts por separado. Edita el paquete o vuelve a poner el prompt a la venta y envíalo otra vez.',
  draft_not_valid:
    'Ya no cumple las normas de los anuncios. Edita el anuncio, corrige los problemas que se indican y envíalo otra vez.'
};

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
    case 'listing_publication_failed':
      return {
        head: 'Your listing was not published',
        text: `${title} was scheduled, but could not be published. ${englishFailures[subject.failure]}`
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
    case 'listing_publication_failed':
      return {
        head: 'Tu anuncio no se ha publicado',
        text: `${title} estaba programado, pero no se ha podido publicar. ${spanishFailures[subject.failure]}`
      };
    default:
      return assertNever(subject);
  }
}
