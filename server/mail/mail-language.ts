import type { MailLanguage } from '#shared/domain/activity/notice.ts';

/** The first language of the client's preferences that mails are written in. */
export function readMailLanguage(headers: Headers): MailLanguage {
  const wanted = (headers.get('accept-language') ?? '').toLowerCase().match(/[a-z]{2,3}(?=[-,;]|$)/g) ?? [];
  return wanted.find((language) => language === 'en' || language === 'es') === 'es' ? 'es' : 'en';
}
