import type { EarningsLine, Statement } from '#shared/domain/trade/payout/earnings.ts';
import type { StatementLayout } from '#shared/domain/trade/payout/statement-layout.ts';
import type { ReceiptLanguage } from '#shared/domain/trade/purchase.ts';
import { openFonts } from '../../pdf/fonts.ts';
import { type Cell, Paper } from '../../pdf/paper.ts';
import { describeStatementLine, formatIn, moneyIn } from './describe-statement-line.ts';
import { statementWords } from './statement-words.ts';

type DrawnStatement = {
  readonly sellerId: string;
  readonly statement: Statement;
  readonly lines: readonly EarningsLine[];
  readonly layout: StatementLayout;
  readonly isSandbox: boolean;
};

const [dateWidth, amountWidth] = [0.16, 0.2];

/** The statement as a PDF. Everything in it comes from the ledger, which never changes. */
export async function drawStatement(drawn: DrawnStatement, language: ReceiptLanguage): Promise<Buffer> {
  const { texts, page, undrawn } = statementWords[language];
  const { statement, sellerId, isSandbox } = drawn;
  const title = `${texts.title} ${statement.number}`;
  const start = Date.parse(`${statement.month}-01T00:00:00Z`);
  const paper = new Paper(await openFonts(), { title, language, at: start });
  paper.addRow('P', [{ text: 'Reelwright', size: 13, isStrong: true }], { space: 18 });
  paper.addRow('H1', [{ text: texts.title, size: 22, isStrong: true }], { space: 18 });
  const month = formatIn(language, { year: 'numeric', month: 'long' }).format(start);
  for (const [word, text] of [
    ['number', statement.number],
    ['month', month],
    ['account', sellerId]
  ] as const) {
    paper.addRow('P', [
      { text: texts[word], width: 0.25, isFaint: true },
      { text, from: 0.25, width: 0.75 }
    ]);
  }
  paper.skip();
  drawSums(paper, statement, language);
  drawLines(paper, drawn, language);
  if (isSandbox) paper.addRow('P', [{ text: texts.sandbox, isStrong: true }]);
  if (!paper.isWhole) paper.addRow('P', [{ text: undrawn, size: 8, isFaint: true }]);
  return paper.finish((number, count) => `Reelwright · ${title} · ${page(number, count)}`);
}

function drawSums(paper: Paper, statement: Statement, language: ReceiptLanguage): void {
  const { texts } = statementWords[language];
  const money = moneyIn(language);
  const table = paper.addTable();
  const add = (label: string, cents: number, style: Partial<Cell>) =>
    paper.addRow(
      'TR',
      [
        { ...style, part: 'TH', text: label, width: 0.7 },
        { ...style, part: 'TD', text: money(cents), from: 1 - amountWidth, width: amountWidth, isAtEnd: true }
      ],
      { hasRule: true },
      table
    );
  add(texts.opening, statement.openingCents, {});
  add(texts.sales, statement.salesCents, {});
  add(texts.commission, statement.commissionCents, {});
  add(texts.refunds, statement.refundCents, {});
  add(texts.payouts, statement.payoutCents, {});
  add(texts.closing, statement.closingCents, { isStrong: true });
  table.end();
  paper.skip();
}

function drawLines(paper: Paper, { lines, layout }: DrawnStatement, language: ReceiptLanguage): void {
  const { texts } = statementWords[language];
  const money = moneyIn(language);
  const day = formatIn(language, { dateStyle: 'medium' });
  const table = paper.addTable();
  const add = (part: 'TH' | 'TD', cells: readonly [string, string, string], style: Partial<Cell>) =>
    paper.addRow(
      'TR',
      [
        { ...style, part, text: cells[0], width: dateWidth },
        { ...style, part, text: cells[1], from: dateWidth + 0.02, width: 1 - dateWidth - amountWidth - 0.05 },
        { ...style, part, text: cells[2], from: 1 - amountWidth, width: amountWidth, isAtEnd: true }
      ],
      { hasRule: true },
      table
    );
  add('TH', [texts.date, texts.line, texts.amount], { isStrong: true });
  for (const line of lines) {
    const described = describeStatementLine(line, language, layout);
    add('TD', [day.format(line.at), described, money(line.cents)], { size: 9 });
  }
  table.end();
  paper.skip();
}
