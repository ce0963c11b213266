import type { Money } from '#shared/domain/market/money.ts';
import type { Receipt, ReceiptLanguage } from '#shared/domain/trade/purchase.ts';
import { openFonts } from '../../../pdf/fonts.ts';
import { type Cell, Paper } from '../../../pdf/paper.ts';
import { type ReceiptWord, receiptWords } from './receipt-words.ts';

const label = 0.2;
const price = 0.2;

/** The receipt as a PDF: what its page shows, in the same words. */
export async function drawReceipt(receipt: Receipt, language: ReceiptLanguage): Promise<Buffer> {
  const { texts, page, undrawn } = receiptWords[language];
  const title = `${texts.title} ${receipt.number}`;
  const paper = new Paper(await openFonts(), { title, language, at: receipt.issuedAt });
  paper.addRow('P', [{ text: 'Reelwright', size: 13, isStrong: true }], { space: 18 });
  paper.addRow('H1', [{ text: texts.title, size: 22, isStrong: true }], { space: 18 });
  for (const [word, text] of listFacts(receipt, language)) {
    paper.addRow('P', [
      { text: texts[word], width: label, isFaint: true },
      { text, from: label, width: 1 - label }
    ]);
  }
  paper.skip();
  drawLines(paper, receipt, language);
  if (receipt.isSandbox) paper.addRow('P', [{ text: texts.sandbox, isStrong: true }]);
  if (!paper.isWhole) paper.addRow('P', [{ text: undrawn, size: 8, isFaint: true }]);
  return paper.finish((number, count) => `Reelwright · ${title} · ${page(number, count)}`);
}

function listFacts(receipt: Receipt, language: ReceiptLanguage): readonly (readonly [ReceiptWord, string])[] {
  const { number, issuedAt, orderId, buyerName, buyerEmail, sellerName, bundleTitle, provider } = receipt;
  // A document has one date, in whichever time zone it is read.
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(issuedAt);
  const word = `provider.${provider}`;
  const { texts } = receiptWords[language];
  const bundle = bundleTitle === null ? [] : ([['bundle', bundleTitle]] as const);
  return [
    ['number', number],
    ['issued', day],
    ['order', orderId],
    ['buyer', `${buyerName}, ${buyerEmail}`],
    ['seller', sellerName],
    ...bundle,
    ['paidBy', word in texts ? texts[word as ReceiptWord] : provider]
  ];
}

function drawLines(paper: Paper, receipt: Receipt, language: ReceiptLanguage): void {
  const { lines, listed, deductions, added, total, returned } = receipt;
  const { texts, version } = receiptWords[language];
  const money = ({ cents, currency }: Money): string =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);
  const number = new Intl.NumberFormat(language);
  const table = paper.addTable();
  const add = (part: 'TH' | 'TD', first: string, second: string, style: Partial<Cell>, hasRule: boolean) =>
    paper.addRow(
      'TR',
      [
        { ...style, part, text: first, width: 1 - price - 0.03 },
        { ...style, part, text: second, from: 1 - price, width: price, isAtEnd: true }
      ],
      { hasRule },
      table
    );
  const strong = { isStrong: true };
  add('TH', texts.item, texts.price, strong, true);
  for (const line of lines) {
    add('TD', `${line.title} (${version(number.format(line.version))})`, money(line.price), {}, true);
  }
  if (deductions.length > 0 || added.cents > 0) add('TD', texts.listed, money(listed), {}, false);
  for (const { step, amount } of deductions) add('TD', texts[step], `−${money(amount)}`, {}, false);
  if (added.cents > 0) add('TD', texts.added, `+${money(added)}`, {}, false);
  add('TH', texts.total, money(total), strong, false);
  if (returned.cents > 0) add('TH', texts.returned, `−${money(returned)}`, strong, false);
  table.end();
  paper.skip();
}
