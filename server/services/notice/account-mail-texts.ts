// The texts of mails about the terms for sellers, and about a name that was replaced.
import type { NoticeSubject } from '#shared/domain/activity/notice.ts';
import type { Wording } from './mail-wording.ts';

type TermsSubject = Extract<NoticeSubject, { readonly kind: 'seller_terms' }>;

const writeDay = (day: string, locale: 'en' | 'es'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

export function englishTerms({ beginsOn, isWithdrawn }: TermsSubject): Wording {
  const day = writeDay(beginsOn, 'en');
  if (isWithdrawn)
    return {
      head: 'New terms for sellers withdrawn',
      text: `The new terms for sellers announced for ${day} were withdrawn. The current ones still apply.`
    };
  return {
    head: 'New terms for sellers',
    text: `New terms for sellers begin on ${day}. You can read them now. From that day on, we ask you to accept them when you submit a listing. What is on sale stays on sale, and payouts go on as before.`
  };
}

export function spanishTerms({ beginsOn, isWithdrawn }: TermsSubject): Wording {
  const day = writeDay(beginsOn, 'es');
  if (isWithdrawn)
    return {
      head: 'Condiciones nuevas para vender retiradas',
      text: `Las condiciones nuevas para vender anunciadas para el ${day} se han retirado. Las actuales siguen vigentes.`
    };
  return {
    head: 'Condiciones nuevas para vender',
    text: `El ${day} empiezan unas condiciones nuevas para vender. Ya puedes leerlas. A partir de ese día te pediremos que las aceptes cuando envíes un anuncio. Lo que está a la venta sigue a la venta, y los pagos continúan como hasta ahora.`
  };
}

export const englishName = (name: string): Wording => ({
  head: 'Choose your name',
  text: `We could not use the name from the account you signed in with. You are shown as “${name}”. You can change that in your profile.`
});

export const spanishName = (name: string): Wording => ({
  head: 'Elige tu nombre',
  text: `No hemos podido usar el nombre de la cuenta con la que entraste. Te mostramos como «${name}». Puedes cambiarlo en tu perfil.`
});
