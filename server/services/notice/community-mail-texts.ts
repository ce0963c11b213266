// Mails about questions, results and messages. They link to questions, answers and results instead of quoting them, so
// that those can still be removed.
import { assertNever } from '#shared/kit/assert-never.ts';
import type { NoticeSubject } from '#shared/domain/activity/notice.ts';
import type { Wording } from './mail-wording.ts';

type CommunitySubject = Extract<
  NoticeSubject,
  {
    readonly kind: 'new_listing' | 'question_asked' | 'question_answered' | 'result_added' | 'seller_message';
  }
>;

export const isAboutCommunity = (subject: NoticeSubject): subject is CommunitySubject =>
  ['new_listing', 'question_asked', 'question_answered', 'result_added', 'seller_message'].includes(
    subject.kind
  );

export function englishCommunity(subject: CommunitySubject): Wording {
  const title = `“${subject.title}”`;
  switch (subject.kind) {
    case 'new_listing':
      return {
        head: 'New from a seller you follow',
        text: `${subject.seller} published ${title}.\n\nTo stop these mails, unfollow ${subject.seller} or use the last link below.`
      };
    case 'question_asked':
      return {
        head: 'A question about your listing',
        text: `Someone asked a question about ${title}. Your answer appears on the listing.`
      };
    case 'question_answered':
      return {
        head: 'Your question was answered',
        text: `The seller of ${title} answered your question. Read the answer on the listing.`
      };
    case 'result_added':
      return {
        head: 'A buyer shared a result',
        text: `A buyer of ${title} shared a video they made with it. It appears on the listing.`
      };
    case 'seller_message':
      return {
        head: 'A message from a seller',
        text: `${subject.seller}, who sold you ${title}, writes:\n\n${subject.text}\n\nTo stop messages from ${subject.seller}, mute this seller in your messages.`
      };
    default:
      return assertNever(subject);
  }
}

export function spanishCommunity(subject: CommunitySubject): Wording {
  const title = `«${subject.title}»`;
  switch (subject.kind) {
    case 'new_listing':
      return {
        head: 'Novedad de alguien a quien sigues',
        text: `${subject.seller} ha publicado ${title}.\n\nSi no quieres más correos como este, deja de seguir a ${subject.seller} o usa el último enlace.`
      };
    case 'question_asked':
      return {
        head: 'Una pregunta sobre tu anuncio',
        text: `Alguien ha hecho una pregunta sobre ${title}. Tu respuesta se verá en el anuncio.`
      };
    case 'question_answered':
      return {
        head: 'Han respondido a tu pregunta',
        text: `Quien vende ${title} ha respondido a tu pregunta. Lee la respuesta en el anuncio.`
      };
    case 'result_added':
      return {
        head: 'Alguien ha compartido un resultado',
        text: `Alguien que compró ${title} ha compartido un vídeo hecho con él. Se ve en el anuncio.`
      };
    case 'seller_message':
      return {
        head: 'Un mensaje de quien te vendió algo',
        text: `${subject.seller}, que te vendió ${title}, escribe:\n\n${subject.text}\n\nSi no quieres más mensajes de ${subject.seller}, silencia a este vendedor en tus mensajes.`
      };
    default:
      return assertNever(subject);
  }
}
