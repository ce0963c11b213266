import type { Statement } from '#shared/domain/trade/payout/earnings.ts';
import type { InvoiceDetails } from '#shared/domain/trade/payout/invoice.ts';
import type { ReceiptLanguage } from '#shared/domain/trade/purchase.ts';
import { openFonts } from '../../../pdf/fonts.ts';
import { type Cell, Paper } from '../../../pdf/paper.ts';
import { invoiceWords } from './invoice-words.ts';

type DrawnInvoice = {
  readonly number: string;
  readonly statement: Statement;
  readonly details: InvoiceDetails;
  /** Unix milliseconds. */
  readonly issuedAt: number;
  /** Name and address of who runs the site, by line. */
  readonly operatorAddress: readonly string[];
  readonly isSandbox: boolean;
};

const label = 0.25;
const amountWidth = 0.2;

/** The invoice as a PDF; a credit note where more was refunded than sold. */
export async function drawInvoice(invoice: DrawnInvoice, language: ReceiptLanguage): Promise<Buffer> {
  const { texts, page, undrawn } = invoiceWords[language];
  const { number, statement, issuedAt } = invoice;
  const kind = sumEarnings(statement) < 0 ? texts.creditNote : texts.title;
  const title = `${kind} ${number}`;
  const paper = new Paper(await openFonts(), { title, language, at: issuedAt });
  paper.addRow('P', [{ text: 'Reelwright', size: 13, isStrong: true }], { space: 18 });
  paper.addRow('H1', [{ text: kind, size: 22, isStrong: true }], { space: 18 });
  for (const [name, text] of listFacts(invoice, language)) {
    paper.addRow('P', [
      { text: name, width: label, isFaint: true },
      { text, from: label, width: 1 - label }
    ]);
  }
  paper.skip();
  drawSums(paper, statement, language);
  paper.addRow('P', [{ text: texts.selfBilled }]);
  paper.addRow('P', [{ text: texts.vat }]);
  if (invoice.isSandbox) paper.addRow('P', [{ text: texts.sandbox, isStrong: true }]);
  if (!paper.isWhole) paper.addRow('P', [{ text: undrawn, size: 8, isFaint: true }]);
  return paper.finish((place, count) => `Reelwright · ${title} · ${page(place, count)}`);
}

const sumEarnings = ({ salesCents, commissionCents, refundCents }: Statement): number =>
  salesCents + commissionCents + refundCents;

function listFacts(
  { number, statement, details, issuedAt, operatorAddress }: DrawnInvoice,
  language: ReceiptLanguage
): readonly (readonly [string, string])[] {
  const { texts } = invoiceWords[language];
  // A document has one date, in whichever time zone it is read.
  const write = (style: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(at);
  return [
    [texts.number, number],
    [texts.issued, write({ dateStyle: 'long' }, issuedAt)],
    [texts.month, write({ year: 'numeric', month: 'long' }, Date.parse(`${statement.month}-01T00:00:00Z`))],
    [texts.statement, statement.number],
    [texts.supplier, `${details.name}\n${details.address}`],
    ...(details.taxId === '' ? [] : [[texts.taxId, details.taxId] as const]),
    [texts.customer, operatorAddress.join('\n')]
  ];
}

function drawSums(paper: Paper, statement: Statement, language: ReceiptLanguage): void {
  const { texts } = invoiceWords[language];
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  const table = paper.addTable();
  const add = (name: string, cents: number, style: Partial<Cell> = {}) =>
    paper.addRow(
      'TR',
      [
        { ...style, part: 'TH', text: name, width: 0.7 },
        {
          ...style,
          part: 'TD',
          text: money.format(cents / 100),
          from: 1 - amountWidth,
          width: amountWidth,
          isAtEnd: true
        }
      ],
      { hasRule: true },
      table
    );
  add(texts.sales, statement.salesCents);
  add(texts.refunds, statement.refundCents);
  add(texts.commission, statement.commissionCents);
  add(texts.total, sumEarnings(statement), { isStrong: true });
  table.end();
  paper.skip();
}
