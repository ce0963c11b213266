// The texts of mails about payouts.
import type { NoticeSubject } from '#shared/domain/activity/notice.ts';
import { money, type Wording } from './mail-wording.ts';

type PayoutSubject = Extract<NoticeSubject, { readonly kind: 'payout_paid' | 'payout_failed' }>;

const englishReasons = {
  account_closed: 'Your payout account is closed. Set up payouts again, then request a new payout.',
  bank_rejected: 'Your bank rejected it. Check your bank details, then request a new payout.',
  reversed: 'Your bank returned the money. Check your bank details, then request a new payout.'
} as const;

const spanishReasons = {
  account_closed: 'Tu cuenta de cobro está cerrada. Vuelve a configurar los pagos y solicita uno nuevo.',
  bank_rejected: 'Tu banco lo ha rechazado. Revisa tus datos bancarios y solicita uno nuevo.',
  reversed: 'Tu banco ha devuelto el dinero. Revisa tus datos bancarios y solicita uno nuevo.'
} as const;

export function englishPayout(subject: PayoutSubject): Wording {
  const amount = money(subject.amount, 'en');
  if (subject.kind === 'payout_paid')
    return {
      head: 'Your payout was paid',
      text: `We paid ${amount} to your bank account. Your bank may take a day to show it.`
    };
  return {
    head: 'Your payout failed',
    text: `Your payout of ${amount} failed. ${englishReasons[subject.reason]} The amount is back in your earnings.`
  };
}

export function spanishPayout(subject: PayoutSubject): Wording {
  const amount = money(subject.amount, 'es');
  if (subject.kind === 'payout_paid')
    return {
      head: 'Te hemos pagado',
      text: `Hemos transferido ${amount} a tu cuenta bancaria. Tu banco puede tardar un día en mostrarlo.`
    };
  return {
    head: 'Tu pago ha fallado',
    text: `Tu pago de ${amount} ha fallado. ${spanishReasons[subject.reason]} El importe vuelve a estar en tus ingresos.`
  };
}
