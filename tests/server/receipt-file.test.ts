import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultRateLimits } from '#server/rate-limit/rate-limits.ts';
import { type ReceiptWord, receiptWords } from '#server/services/order/receipt/receipt-words.ts';
import pageInEnglish from '#renderer/messages/en/purchases.json';
import pageInSpanish from '#renderer/messages/es/purchases.json';
import { readPdf } from '../support/read-pdf.ts';
import { createBuyingFixture, type BuyingFixture } from '../support/server/buying-fixture.ts';
import { signUpAs } from '../support/server/test-users.ts';

let fixture: BuyingFixture;
beforeAll(async () => (fixture = await createBuyingFixture()));
beforeEach(() => fixture.signUpBuyer());
afterAll(() => fixture.server.stop());

const ask = (id: string, headers = fixture.buyer.headers, language: 'en' | 'es' = 'en') =>
  fixture.server.call('orders.getReceiptFile', { id, language }, headers);

test('is a PDF with the number, the people, the lines and the total of the receipt', async () => {
  const { slug } = await fixture.sell(500);
  const order = await fixture.buy(slug, 500);
  const receipt = (await fixture.server.call('orders.getReceipt', { id: order.id }, fixture.buyer.headers))
    .output;
  const answer = await ask(order.id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.output.name).toBe(`Reelwright ${receipt.number}.pdf`);
  const bytes = Buffer.from(answer.output.base64, 'base64');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { text, title, pageCount } = await readPdf(bytes);
  expect({ title, pageCount }).toEqual({ title: `Receipt ${receipt.number}`, pageCount: 1 });
  const [line] = receipt.lines;
  for (const expected of [
    receipt.number,
    order.id,
    receipt.buyerEmail,
    receipt.sellerName,
    line?.title ?? 'a line',
    '$5.00'
  ])
    expect(text).toContain(expected);
  expect((await ask(order.id)).output).toEqual(answer.output);
});

test('is written in the language that is asked for', async () => {
  const order = await fixture.buy((await fixture.sell(1250)).slug, 1250);
  const { output } = await ask(order.id, fixture.buyer.headers, 'es');
  const { text, language } = await readPdf(Buffer.from(output.base64, 'base64'));
  expect(language).toBe('es');
  expect(text).toMatch(/Total\n12,50\sUS\$/);
  const other = await ask(order.id, fixture.buyer.headers, 'fr' as 'en');
  expect(other.problem.code).toBe('invalid_input');
});

test('is its buyer’s alone, and there is none of an order that is not paid', async () => {
  const order = await fixture.buy((await fixture.sell(500)).slug, 500);
  const waiting = (await fixture.place((await fixture.sell(500)).slug, 500)).output;
  const { headers } = await signUpAs(fixture.server);
  expect((await ask(order.id, headers)).problem.code).toBe('not_found');
  expect((await ask(order.id, {})).problem.code).toBe('unauthenticated');
  expect((await ask(waiting.id)).problem.code).toBe('not_found');
});

test('is made far less often for one person than what is only read', () => {
  const { render, read } = defaultRateLimits(600);
  expect(render).toMatchObject({ points: 20, seconds: 60 });
  expect(read.points).toBe(600);
});

describe('its words', () => {
  const pages = { en: pageInEnglish, es: pageInSpanish };
  test.each(['en', 'es'] as const)('are those of the receipt’s page: %s', (language) => {
    const page: Readonly<Record<string, string>> = pages[language];
    const { texts } = receiptWords[language];
    for (const word of Object.keys(texts) as ReceiptWord[]) {
      expect([word, texts[word]]).toEqual([word, page[`purchases.receipt.${word}`]]);
    }
  });
});
