// The texts of mails about a name that was replaced.
import type { Wording } from './mail-wording.ts';

export const englishName = (name: string): Wording => ({
  head: 'Choose your name',
  text: `We could not use the name from the account you signed in with. You are shown as “${name}”. You can change that in your profile.`
});

export const spanishName = (name: string): Wording => ({
  head: 'Elige tu nombre',
  text: `No hemos podido usar el nombre de la cuenta con la que entraste. Te mostramos como «${name}». Puedes cambiarlo en tu perfil.`
});
