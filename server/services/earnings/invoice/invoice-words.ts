// The texts of a self-billing invoice as a file.
import type { ReceiptLanguage } from '#shared/domain/trade/purchase.ts';

type InvoiceWord =
  | 'title'
  | 'creditNote'
  | 'number'
  | 'issued'
  | 'month'
  | 'statement'
  | 'supplier'
  | 'taxId'
  | 'customer'
  | 'sales'
  | 'refunds'
  | 'commission'
  | 'total'
  | 'selfBilled'
  | 'vat'
  | 'sandbox';

type Words = {
  readonly texts: Readonly<Record<InvoiceWord, string>>;
  readonly page: (page: number, count: number) => string;
  readonly undrawn: string;
};

export const invoiceWords: Readonly<Record<ReceiptLanguage, Words>> = {
  en: {
    texts: {
      title: 'Self-billing invoice',
      creditNote: 'Self-billing credit note',
      number: 'Number',
      issued: 'Date of issue',
      month: 'Month of supply',
      statement: 'Statement',
      supplier: 'Supplier',
      taxId: 'Tax number',
      customer: 'Customer',
      sales: 'Prompt licenses sold through Reelwright',
      refunds: 'Refunds and disputes',
      commission: 'Commission of Reelwright',
      total: 'Total',
      selfBilled: 'Issued by the customer on behalf of the supplier (self-billing).',
      vat: 'Amounts are in US dollars. No value-added tax is shown; the supplier accounts for any that is due.',
      sandbox: 'Sandbox: no real money has moved.'
    },
    page: (page, count) => `Page ${page} of ${count}`,
    undrawn: '□ replaces a character that is missing from the font of this file.'
  },
  es: {
    texts: {
      title: 'Autofactura',
      creditNote: 'Autofactura rectificativa',
      number: 'Número',
      issued: 'Fecha de emisión',
      month: 'Mes de la prestación',
      statement: 'Liquidación',
      supplier: 'Proveedor',
      taxId: 'Número fiscal',
      customer: 'Cliente',
      sales: 'Licencias de prompts vendidas a través de Reelwright',
      refunds: 'Reembolsos y disputas',
      commission: 'Comisión de Reelwright',
      total: 'Total',
      selfBilled: 'Facturación por el destinatario: emitida por el cliente en nombre del proveedor.',
      vat: 'Importes en dólares estadounidenses. No se desglosa IVA; el proveedor liquida el que corresponda.',
      sandbox: 'Entorno de pruebas: no se ha movido dinero real.'
    },
    page: (page, count) => `Página ${page} de ${count}`,
    undrawn: '□ sustituye un carácter que falta en la fuente de este archivo.'
  }
};
