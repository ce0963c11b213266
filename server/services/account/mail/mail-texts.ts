// The texts of mails about accounts. They hold no name that was typed at sign-up: a stranger could send words by it.
import type { Mail } from '../../../context/mailer.ts';
import type { MailLanguage } from '../../../mail/mail-language.ts';

type Written = Pick<Mail, 'subject' | 'text'>;
type Wording = Readonly<
  Record<'confirmSignUp' | 'hasAccount' | 'reset' | 'confirmAddress', (link: string) => Written> &
    Record<'passwordChanged' | 'addressAsked' | 'secondFactorRemoved', (siteUrl: string) => Written>
>;

const written = (subject: string, ...paragraphs: readonly string[]): Written => ({
  subject,
  text: `${paragraphs.join('\n\n')}\n\nReelwright\n`
});

export const mailTexts: Readonly<Record<MailLanguage, Wording>> = {
  en: {
    confirmSignUp: (link) =>
      written(
        'Confirm your address',
        'Follow this link to make your Reelwright account. It works once, for 24 hours.',
        link,
        'If you did not ask for an account, do nothing: none is made.'
      ),
    hasAccount: (link) =>
      written(
        'You already have an account',
        'Somebody, most likely you, asked for a Reelwright account with this address. It has one already, and nothing was changed.',
        `If you forgot the password, choose a new one: ${link}`
      ),
    reset: (link) =>
      written(
        'Choose a new password',
        'Follow this link to choose a new password for your Reelwright account. It works once, for one hour.',
        link,
        'If you did not ask for it, do nothing: the old one stays.'
      ),
    confirmAddress: (link) =>
      written(
        'Confirm your new address',
        'Follow this link to use this address for your Reelwright account. It works once, for 24 hours.',
        link,
        'If you did not ask for it, do nothing.'
      ),
    passwordChanged: (siteUrl) =>
      written(
        'Your password was changed',
        'The password of your Reelwright account was changed, and every other place was signed out.',
        `If it was not you, choose a new one at once: ${siteUrl}/auth/reset`
      ),
    addressAsked: (siteUrl) =>
      written(
        'Your address is about to change',
        'Somebody who knows your password asked to use another e-mail address for your Reelwright account. It changes once a link sent there is followed.',
        `If it was not you, change your password at once: ${siteUrl}/auth/reset`
      ),
    secondFactorRemoved: (siteUrl) =>
      written(
        'The second step was removed',
        'Your Reelwright account no longer asks for a code at sign-in.',
        `If it was not you, change your password at once: ${siteUrl}/auth/reset`
      )
  },
  es: {
    confirmSignUp: (link) =>
      written(
        'Confirma tu dirección',
        'Sigue este enlace para crear tu cuenta de Reelwright. Sirve una vez, durante 24 horas.',
        link,
        'Si no has pedido una cuenta, no hagas nada: no se crea ninguna.'
      ),
    hasAccount: (link) =>
      written(
        'Ya tienes una cuenta',
        'Alguien, seguramente tú, ha pedido una cuenta de Reelwright con esta dirección. Ya tiene una, y no ha cambiado nada.',
        `Si has olvidado la contraseña, elige otra: ${link}`
      ),
    reset: (link) =>
      written(
        'Elige una contraseña nueva',
        'Sigue este enlace para elegir una contraseña nueva para tu cuenta de Reelwright. Sirve una vez, durante una hora.',
        link,
        'Si no la has pedido, no hagas nada: la de antes sigue valiendo.'
      ),
    confirmAddress: (link) =>
      written(
        'Confirma tu nueva dirección',
        'Sigue este enlace para usar esta dirección en tu cuenta de Reelwright. Sirve una vez, durante 24 horas.',
        link,
        'Si no lo has pedido, no hagas nada.'
      ),
    passwordChanged: (siteUrl) =>
      written(
        'Tu contraseña ha cambiado',
        'La contraseña de tu cuenta de Reelwright ha cambiado, y se ha cerrado la sesión en todos los demás lugares.',
        `Si no has sido tú, elige otra ahora mismo: ${siteUrl}/auth/reset`
      ),
    addressAsked: (siteUrl) =>
      written(
        'Tu dirección está a punto de cambiar',
        'Alguien que conoce tu contraseña ha pedido usar otra dirección de correo en tu cuenta de Reelwright. Cambiará cuando se siga un enlace enviado allí.',
        `Si no has sido tú, cambia tu contraseña ahora mismo: ${siteUrl}/auth/reset`
      ),
    secondFactorRemoved: (siteUrl) =>
      written(
        'Se ha quitado el segundo paso',
        'Tu cuenta de Reelwright ya no pide un código al iniciar sesión.',
        `Si no has sido tú, cambia tu contraseña ahora mismo: ${siteUrl}/auth/reset`
      )
  }
};
