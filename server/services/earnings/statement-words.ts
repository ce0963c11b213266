// The texts of a statement as a file.
import type { CommissionRule } from '#shared/domain/trade/commission.ts';
import type { EarningsLineKind, EarningsPart } from '#shared/domain/trade/payout/earnings.ts';
import type { ReceiptLanguage } from '#shared/domain/trade/purchase.ts';

type FixedWord =
  | 'title'
  | 'number'
  | 'month'
  | 'account'
  | 'opening'
  | 'sales'
  | 'commission'
  | 'refunds'
  | 'payouts'
  | 'closing'
  | 'date'
  | 'line'
  | 'order'
  | 'amount'
  | 'sandbox'
  | 'rate'
  | 'rule'
  | 'since'
  | 'sinceDay'
  | 'fee'
  | 'shares';
type StatementWord =
  | FixedWord
  | `rule.${CommissionRule}`
  | `kind.${EarningsLineKind}`
  | `part.${EarningsPart['kind']}`;

type Words = {
  readonly texts: Readonly<Record<StatementWord, string>>;
  readonly page: (page: number, count: number) => string;
  readonly undrawn: string;
};

const english: Words['texts'] = {
  title: 'Statement of earnings',
  number: 'Number',
  month: 'Month',
  account: 'Seller account',
  opening: 'Opening balance',
  sales: 'Sales',
  commission: 'Commission',
  refunds: 'Refunds and disputes',
  payouts: 'Payouts',
  closing: 'Closing balance',
  date: 'Date',
  line: 'Description',
  order: 'Order or payout',
  amount: 'Amount',
  sandbox: 'Sandbox: no real money has moved.',
  rate: 'Commission rate (%)',
  rule: 'Commission rule',
  since: 'Rule in effect since',
  sinceDay: 'since',
  fee: 'Payment fee (paid by Reelwright)',
  shares: 'Of the bundle’s price',
  'rule.standard': 'standard',
  'rule.own_link': 'own link',
  'kind.sale': 'Sale',
  'kind.refund': 'Refund',
  'kind.dispute': 'Dispute',
  'kind.restored': 'Refund or dispute reversed',
  'kind.payout': 'Payout',
  'kind.payout_returned': 'Payout returned',
  'kind.payout_share': 'In payout',
  'part.price': 'Price',
  'part.sale': 'Sale price',
  'part.coupon': 'Coupon',
  'part.owned': 'Already owned',
  'part.added': 'Added by the buyer',
  'part.refund': 'Refund',
  'part.dispute': 'Dispute',
  'part.restored': 'Reversed',
  'part.commission': 'Commission',
  'part.payout': 'Payout'
};

const spanish: Words['texts'] = {
  title: 'Liquidación de ingresos',
  number: 'Número',
  month: 'Mes',
  account: 'Cuenta de vendedor',
  opening: 'Saldo inicial',
  sales: 'Ventas',
  commission: 'Comisión',
  refunds: 'Reembolsos y disputas',
  payouts: 'Pagos',
  closing: 'Saldo final',
  date: 'Fecha',
  line: 'Descripción',
  order: 'Pedido o pago',
  amount: 'Importe',
  sandbox: 'Entorno de pruebas: no se ha movido dinero real.',
  rate: 'Tasa de comisión (%)',
  rule: 'Regla de comisión',
  since: 'Regla vigente desde',
  sinceDay: 'desde el',
  fee: 'Gastos de pago (a cargo de Reelwright)',
  shares: 'Del precio del lote',
  'rule.standard': 'general',
  'rule.own_link': 'enlace propio',
  'kind.sale': 'Venta',
  'kind.refund': 'Reembolso',
  'kind.dispute': 'Disputa',
  'kind.restored': 'Reembolso o disputa anulados',
  'kind.payout': 'Pago',
  'kind.payout_returned': 'Pago devuelto',
  'kind.payout_share': 'En un pago',
  'part.price': 'Precio',
  'part.sale': 'Precio rebajado',
  'part.coupon': 'Cupón',
  'part.owned': 'Ya adquirido',
  'part.added': 'Añadido por el comprador',
  'part.refund': 'Reembolso',
  'part.dispute': 'Disputa',
  'part.restored': 'Anulado',
  'part.commission': 'Comisión',
  'part.payout': 'Pago'
};

export const statementWords: Readonly<Record<ReceiptLanguage, Words>> = {
  en: {
    texts: english,
    page: (page, count) => `Page ${page} of ${count}`,
    undrawn:
      '□ replaces a character that is missing from the font of this file. The statement in the app shows it.'
  },
  es: {
    texts: spanish,
    page: (page, count) => `Página ${page} de ${count}`,
    undrawn:
      '□ sustituye un carácter que falta en la fuente de este archivo. La liquidación en la app lo muestra.'
  }
};
