// The texts of a receipt. A test checks that they equal those of the receipt's page.
import type { ReceiptLanguage } from '#shared/domain/trade/purchase.ts';

const english = {
  title: 'Receipt',
  number: 'Number',
  issued: 'Date',
  order: 'Order',
  buyer: 'Buyer',
  seller: 'Seller',
  bundle: 'Bundle',
  paidBy: 'Paid by',
  'provider.stripe': 'Card payment by Stripe',
  'provider.sandbox': 'Sandbox',
  'provider.none': 'Nothing to pay',
  item: 'Item',
  price: 'Price',
  listed: 'Listed price',
  sale: 'Sale',
  coupon: 'Coupon',
  owned: 'Already owned',
  added: 'Added by you',
  total: 'Total',
  returned: 'Refunded',
  sandbox: 'Sandbox: no real money has moved. This is no proof of a payment.'
};

export type ReceiptWord = keyof typeof english;

const spanish: Readonly<Record<ReceiptWord, string>> = {
  title: 'Recibo',
  number: 'Número',
  issued: 'Fecha',
  order: 'Pedido',
  buyer: 'Comprador',
  seller: 'Vendedor',
  bundle: 'Lote',
  paidBy: 'Pagado con',
  'provider.stripe': 'Tarjeta, con Stripe',
  'provider.sandbox': 'Entorno de pruebas',
  'provider.none': 'Nada que pagar',
  item: 'Artículo',
  price: 'Precio',
  listed: 'Precio de lista',
  sale: 'Rebaja',
  coupon: 'Cupón',
  owned: 'Ya comprado',
  added: 'Añadido por ti',
  total: 'Total',
  returned: 'Reembolsado',
  sandbox: 'Entorno de pruebas: no se ha movido dinero real. Esto no es prueba de ningún pago.'
};

type Words = {
  readonly texts: Readonly<Record<ReceiptWord, string>>;
  readonly version: (version: string) => string;
  readonly page: (page: number, count: number) => string;
  readonly undrawn: string;
};

export const receiptWords: Readonly<Record<ReceiptLanguage, Words>> = {
  en: {
    texts: english,
    version: (version) => `version ${version}`,
    page: (page, count) => `Page ${page} of ${count}`,
    undrawn: '□ stands for a letter that this file has no type for. The receipt’s page shows it.'
  },
  es: {
    texts: spanish,
    version: (version) => `versión ${version}`,
    page: (page, count) => `Página ${page} de ${count}`,
    undrawn:
      '□ está en lugar de una letra que este archivo no puede dibujar. La página del recibo la muestra.'
  }
};
