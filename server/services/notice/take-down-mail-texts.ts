// Mails to buyers of something that was taken down.
import type { Wording } from './mail-wording.ts';

export const englishTakeDown = (title: string, isRefunded: boolean): Wording => ({
  head: 'Your purchase was taken down',
  text: isRefunded
    ? `We took down ${title} because it broke our rules. You get your money back for it, and you can no longer open it.`
    : `We took down ${title}, so nobody can buy it any more. You keep what you bought.`
});

export const spanishTakeDown = (title: string, isRefunded: boolean): Wording => ({
  head: 'Tu compra ha sido retirada',
  text: isRefunded
    ? `Hemos retirado ${title} porque incumplía nuestras normas. Te devolvemos el dinero y ya no puedes abrirlo.`
    : `Hemos retirado ${title}, así que ya nadie puede comprarlo. Tú conservas lo que compraste.`
});
