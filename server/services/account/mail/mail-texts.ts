// The texts of mails about accounts. They hold no name that was typed at sign-up: a stranger could send words by it.
import type { Mail } from '../../../context/mailer.ts';
import type { MailLanguage } from '#shared/domain/activity/notice.ts';

type Written = Pick<Mail, 'subject' | 'text'>;
type Wording = Readonly<
  Record<'confirmSignUp' | 'hasAccount' | 'reset' | 'confirmAddress', (link: string) => Written> &
    Record<
      'passwordChanged' | 'addressAsked' | 'secondFactorRemoved' | 'recoveryCanceled',
      (siteUrl: string) => Written
    > &
    Record<'recoveryRequested' | 'recoveryReminder', (dueAt: Date, cancelLink: string) => Written>
>;

const written = (subject: string, ...paragraphs: readonly string[]): Written => ({
  subject,
  text: `${paragraphs.join('\n\n')}\n\nReelwright\n`
});

/** E.g. "November 27, 2026 at 9:30 PM UTC": a mail does not know its reader's time zone. */
const formatTime = (time: Date, language: MailLanguage): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'es', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC'
  })
    .format(time)
    .concat(' UTC');

export const mailTexts: Readonly<Record<MailLanguage, Wording>> = {
  en: {
    confirmSignUp: (link) =>
      written(
        'Confirm your address',
        'Follow this link to make your Reelwright account. It works once, for 24 hours.',
        link,
        'In another browser than the one you signed up in, or if you signed up in the app, you choose your password there.',
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
        'Follow this link to use this address for your Reelwright account. It works once, for 24 hours, where you are signed in to that account.',
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
      ),
    recoveryRequested: (dueAt, cancelLink) =>
      written(
        'Your second step will be removed',
        `After a password reset, the removal of the lost second step of your Reelwright account was requested. Until ${formatTime(dueAt, 'en')}, signing in still asks for a code. After that it no longer does.`,
        `To keep the second step, cancel the removal: ${cancelLink}`,
        'If you did not request it, cancel it, then change the password of your mailbox: somebody else can read it.'
      ),
    recoveryReminder: (dueAt, cancelLink) =>
      written(
        'Reminder: your second step will be removed',
        `The second step of your Reelwright account is removed on ${formatTime(dueAt, 'en')}. After that, signing in no longer asks for a code.`,
        `To keep it, cancel the removal: ${cancelLink}`,
        'If you did not request it, cancel it, then change the password of your mailbox: somebody else can read it.'
      ),
    recoveryCanceled: (siteUrl) =>
      written(
        'Your second step stays',
        'The removal of the second step of your Reelwright account was canceled. Signing in asks for a code as before.',
        `If you canceled it by mistake, choose a new password to request it again: ${siteUrl}/auth/reset`
      )
  },
  es: {
    confirmSignUp: (link) =>
      written(
        'Confirma tu dirección',
        'Sigue este enlace para crear tu cuenta de Reelwright. Sirve una vez, durante 24 horas.',
        link,
        'En otro navegador que el de tu registro, o si te registraste en la aplicación, eliges allí tu contraseña.',
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
        'Sigue este enlace para usar esta dirección en tu cuenta de Reelwright. Sirve una vez, durante 24 horas, donde hayas iniciado sesión en esa cuenta.',
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
      ),
    recoveryRequested: (dueAt, cancelLink) =>
      written(
        'Se va a quitar tu segundo paso',
        `Tras restablecer la contraseña, se ha pedido quitar el segundo paso perdido de tu cuenta de Reelwright. Hasta el ${formatTime(dueAt, 'es')}, iniciar sesión sigue pidiendo un código. Después ya no.`,
        `Para conservar el segundo paso, cancela la petición: ${cancelLink}`,
        'Si no lo has pedido tú, cancélala y cambia la contraseña de tu correo: alguien más puede leerlo.'
      ),
    recoveryReminder: (dueAt, cancelLink) =>
      written(
        'Recordatorio: se va a quitar tu segundo paso',
        `El segundo paso de tu cuenta de Reelwright se quita el ${formatTime(dueAt, 'es')}. Después, iniciar sesión ya no pide un código.`,
        `Para conservarlo, cancela la petición: ${cancelLink}`,
        'Si no lo has pedido tú, cancélala y cambia la contraseña de tu correo: alguien más puede leerlo.'
      ),
    recoveryCanceled: (siteUrl) =>
      written(
        'Tu segundo paso se conserva',
        'Se ha cancelado la petición de quitar el segundo paso de tu cuenta de Reelwright. Iniciar sesión pide un código como antes.',
        `Si la has cancelado por error, elige otra contraseña para pedirlo de nuevo: ${siteUrl}/auth/reset`
      )
  }
};
