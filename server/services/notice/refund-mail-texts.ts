// The texts of mails about refunds, to buyers and to sellers.
import { assertNever } from '#shared/kit/assert-never.ts';
import type { NoticeSubject } from '#shared/domain/activity/notice.ts';
import { day, money, type Wording } from './mail-wording.ts';

type RefundSubject = Extract<
  NoticeSubject,
  {
    readonly kind:
      | 'order_refunded'
      | 'refund_failed'
      | 'refund_requested'
      | 'refund_not_allowed'
      | 'sale_refund_requested'
      | 'sale_refund_decided';
  }
>;

export function englishRefund(subject: RefundSubject): Wording {
  const title = `“${subject.title}”`;
  switch (subject.kind) {
    case 'order_refunded':
      return {
        head: 'Your refund',
        text: `${money(subject.returned, 'en')} for ${title} was refunded. Your bank may take a few days to show it.`
      };
    case 'refund_failed':
      return {
        head: 'Your refund did not go through',
        text: `${title} could not be refunded. Request the refund again from your purchases, or write to us.`
      };
    case 'refund_requested':
      return {
        head: 'We received your refund request',
        text: `You requested a refund for ${title}. We decide by ${day(subject.decideBy, 'en')}. If we do not, your refund is approved. You can use the prompt until then.`
      };
    case 'refund_not_allowed':
      return {
        head: 'Your refund request was refused',
        text: `Your refund request for ${title} was refused. Reason: ${subject.reason}\n\nYour purchase stays yours. If you disagree, write to us.`
      };
    case 'sale_refund_requested':
      return {
        head: 'A buyer requested a refund',
        text: `A buyer of ${title} requested a refund after opening it. Their reason: ${subject.reason}\n\n${subject.decideBy === null ? 'We refunded it automatically. Each buyer gets a few refunds without review.' : `We decide by ${day(subject.decideBy, 'en')}. Your earnings from this sale are on hold until then. If the reason is wrong, write to us.`}`
      };
    case 'sale_refund_decided':
      return {
        head: subject.isRefunded ? 'A sale was refunded' : 'A refund request was refused',
        text: subject.isRefunded
          ? `The refund request for ${title} was approved. Your earnings from this sale were reversed.`
          : `The refund request for ${title} was refused. You keep your earnings from this sale.`
      };
    default:
      return assertNever(subject);
  }
}

export function spanishRefund(subject: RefundSubject): Wording {
  const title = `«${subject.title}»`;
  switch (subject.kind) {
    case 'order_refunded':
      return {
        head: 'Tu reembolso',
        text: `Recibes ${money(subject.returned, 'es')} de vuelta por ${title}. Tu banco puede tardar unos días en mostrarlo.`
      };
    case 'refund_failed':
      return {
        head: 'Tu reembolso no se ha podido hacer',
        text: `No se ha podido reembolsar ${title}. Vuelve a pedir el reembolso desde tus compras o escríbenos.`
      };
    case 'refund_requested':
      return {
        head: 'Hemos recibido tu solicitud de reembolso',
        text: `Has pedido el reembolso de ${title}. Lo decidimos antes del ${day(subject.decideBy, 'es')}. Si no lo hacemos, el reembolso queda aprobado. Hasta entonces puedes usar el prompt.`
      };
    case 'refund_not_allowed':
      return {
        head: 'Tu solicitud de reembolso ha sido rechazada',
        text: `La solicitud de reembolso de ${title} ha sido rechazada. Motivo: ${subject.reason}\n\nTu compra sigue siendo tuya. Si no estás de acuerdo, escríbenos.`
      };
    case 'sale_refund_requested':
      return {
        head: 'Un comprador ha pedido un reembolso',
        text: `Un comprador de ${title} ha pedido un reembolso después de abrirlo. Su motivo: ${subject.reason}\n\n${subject.decideBy === null ? 'Lo hemos reembolsado automáticamente. Cada comprador tiene derecho a algunos reembolsos sin revisión.' : `Lo decidimos antes del ${day(subject.decideBy, 'es')}. Hasta entonces retenemos tus ingresos de esta venta. Si el motivo no es cierto, escríbenos.`}`
      };
    case 'sale_refund_decided':
      return {
        head: subject.isRefunded
          ? 'Se ha reembolsado una venta'
          : 'Se ha rechazado una solicitud de reembolso',
        text: subject.isRefunded
          ? `La solicitud de reembolso de ${title} ha sido aprobada. Tus ingresos de esta venta se han anulado.`
          : `La solicitud de reembolso de ${title} ha sido rechazada. Conservas tus ingresos de esta venta.`
      };
    default:
      return assertNever(subject);
  }
}
