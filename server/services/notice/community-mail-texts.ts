import type { NoticeSubject } from '#shared/domain/activity/notice.ts';
import type { Wording } from './mail-wording.ts';

type CommunitySubject = Extract<NoticeSubject, { readonly kind: 'new_listing' }>;

export const isAboutCommunity = (subject: NoticeSubject): subject is CommunitySubject =>
  subject.kind === 'new_listing';

export function englishCommunity({ title, seller }: CommunitySubject): Wording {
  return {
    head: 'New from a seller you follow',
    text: `${seller} published “${title}”.\n\nTo get no more of these mails, unfollow ${seller} or turn off the mails below.`
  };
}

export function spanishCommunity({ title, seller }: CommunitySubject): Wording {
  return {
    head: 'Novedad de alguien a quien sigues',
    text: `${seller} ha publicado «${title}».\n\nSi no quieres más correos como este, deja de seguir a ${seller} o desactívalos abajo.`
  };
}
