// Mails about moderation decisions: statements of reasons, their end, and the answers to appeals.
import type { NoticeSubject } from '#shared/domain/activity/notice.ts';
import { type DecisionKind, isRemoval } from '#shared/domain/market/moderation/decision.ts';
import { assertNever } from '#shared/kit/assert-never.ts';
import { day, type Wording } from './mail-wording.ts';

export type DecisionSubject = Extract<NoticeSubject, { readonly decisionId: string }>;

const english: Readonly<Record<DecisionKind, string>> = {
  account_suspended:
    'We suspended your account. You can sign in, read, export your data and delete the account, but nothing else.',
  seller_limited: 'We limited your seller account. Your listings are not on sale for now.',
  seller_suspended:
    'We suspended your seller account. Your listings are not on sale, and your payouts are on hold.',
  listing_rejected: 'We rejected your listing.',
  listing_taken_down: 'We took down your listing. Nobody can find or buy it any more.',
  review_removed: 'We removed your review.',
  question_removed: 'We removed your question.',
  message_removed: 'We removed your message to buyers.',
  result_removed: 'We removed your result.'
};

const englishEnds: Readonly<Record<DecisionKind, string>> = {
  account_suspended: 'The suspension of your account is over. You can use everything again.',
  seller_limited: 'Your seller account is no longer limited. Your listings are on sale again.',
  seller_suspended:
    'The suspension of your seller account is over. Your listings are on sale again, and payouts continue.',
  listing_rejected: 'Your listing is no longer rejected. You can change it and submit it again.',
  listing_taken_down: 'Your listing is archived. You can put it back on sale.',
  review_removed: 'Your review is shown again.',
  question_removed: 'Your question is shown again.',
  message_removed: 'Your message to buyers is shown again.',
  result_removed: 'Your result is shown again.'
};

const spanish: Readonly<Record<DecisionKind, string>> = {
  account_suspended:
    'Hemos suspendido tu cuenta. Puedes iniciar sesión, leer, exportar tus datos y eliminar la cuenta, pero nada más.',
  seller_limited: 'Hemos limitado tu cuenta de venta. Por ahora tus anuncios no están a la venta.',
  seller_suspended:
    'Hemos suspendido tu cuenta de venta. Tus anuncios no están a la venta y tus pagos están retenidos.',
  listing_rejected: 'Hemos rechazado tu anuncio.',
  listing_taken_down: 'Hemos retirado tu anuncio. Ya nadie puede encontrarlo ni comprarlo.',
  review_removed: 'Hemos retirado tu reseña.',
  question_removed: 'Hemos retirado tu pregunta.',
  message_removed: 'Hemos retirado tu mensaje a compradores.',
  result_removed: 'Hemos retirado tu resultado.'
};

const spanishEnds: Readonly<Record<DecisionKind, string>> = {
  account_suspended: 'La suspensión de tu cuenta ha terminado. Puedes volver a usarlo todo.',
  seller_limited: 'Tu cuenta de venta ya no está limitada. Tus anuncios vuelven a estar a la venta.',
  seller_suspended:
    'La suspensión de tu cuenta de venta ha terminado. Tus anuncios vuelven a estar a la venta y los pagos continúan.',
  listing_rejected: 'Tu anuncio ya no está rechazado. Puedes modificarlo y volver a enviarlo.',
  listing_taken_down: 'Tu anuncio está archivado. Puedes volver a ponerlo a la venta.',
  review_removed: 'Tu reseña vuelve a mostrarse.',
  question_removed: 'Tu pregunta vuelve a mostrarse.',
  message_removed: 'Tu mensaje a compradores vuelve a mostrarse.',
  result_removed: 'Tu resultado vuelve a mostrarse.'
};

export function englishDecision(subject: DecisionSubject): Wording {
  const of = subject.title === null ? '' : ` (“${subject.title}”)`;
  switch (subject.kind) {
    case 'decision':
      return {
        head: `A decision about your ${subject.title === null ? 'account' : isRemoval(subject.decision) ? 'post' : 'listing'}`,
        text: `${english[subject.decision]}${of}\n\nReason: ${subject.reason}\n\nA person made this decision. If you disagree, you can appeal within six months on the page below.`
      };
    case 'decision_ended':
      return { head: 'A decision has ended', text: `${englishEnds[subject.decision]}${of}` };
    case 'strike_added':
      return {
        head: 'A strike on your seller account',
        text: `Our decision${of} counts ${subject.points} ${subject.points === 1 ? 'strike point' : 'strike points'} until ${day(subject.expiresAt, 'en')}. You have ${subject.total} now. With many points we may limit or suspend your seller account. An accepted appeal against the decision voids them.`
      };
    case 'strike_voided':
      return {
        head: 'A strike was voided',
        text: `${subject.points === 1 ? '1 strike point no longer counts' : `${subject.points} strike points no longer count`} against your seller account${of}.\n\nReason: ${subject.reason}`
      };
    case 'appeal_decided':
      return subject.isAccepted
        ? {
            head: 'Your appeal was accepted',
            text: `We accepted your appeal${of} and reversed the decision.\n\n${subject.answer}`
          }
        : {
            head: 'Your appeal was rejected',
            text: `We looked at your appeal${of}, and the decision stands.\n\n${subject.answer}`
          };
    default:
      return assertNever(subject);
  }
}

export function spanishDecision(subject: DecisionSubject): Wording {
  const of = subject.title === null ? '' : ` («${subject.title}»)`;
  switch (subject.kind) {
    case 'decision':
      return {
        head: `Una decisión sobre tu ${subject.title === null ? 'cuenta' : isRemoval(subject.decision) ? 'publicación' : 'anuncio'}`,
        text: `${spanish[subject.decision]}${of}\n\nMotivo: ${subject.reason}\n\nHa tomado esta decisión una persona. Si no estás de acuerdo, puedes recurrirla en un plazo de seis meses en la página indicada abajo.`
      };
    case 'decision_ended':
      return { head: 'Ha terminado una decisión', text: `${spanishEnds[subject.decision]}${of}` };
    case 'strike_added':
      return {
        head: 'Una falta en tu cuenta de venta',
        text: `Nuestra decisión${of} suma ${subject.points} ${subject.points === 1 ? 'punto de falta' : 'puntos de falta'} hasta el ${day(subject.expiresAt, 'es')}. Ahora tienes ${subject.total}. Con muchos puntos podemos limitar o suspender tu cuenta de venta. Si aceptamos un recurso contra la decisión, dejan de contar.`
      };
    case 'strike_voided':
      return {
        head: 'Se ha anulado una falta',
        text: `${subject.points === 1 ? '1 punto de falta deja de contar' : `${subject.points} puntos de falta dejan de contar`} en tu cuenta de venta${of}.\n\nMotivo: ${subject.reason}`
      };
    case 'appeal_decided':
      return subject.isAccepted
        ? {
            head: 'Hemos aceptado tu recurso',
            text: `Hemos aceptado tu recurso${of} y hemos revocado la decisión.\n\n${subject.answer}`
          }
        : {
            head: 'Hemos rechazado tu recurso',
            text: `Hemos revisado tu recurso${of} y mantenemos la decisión.\n\n${subject.answer}`
          };
    default:
      return assertNever(subject);
  }
}
