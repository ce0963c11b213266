import { describe, expect, test, vi } from 'vitest';
import type { Receipt } from '#shared/domain/trade/purchase.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { drawReceipt } from './draw-receipt.ts';

// The first one loads the library, the fonts and the reader.
vi.setConfig({ testTimeout: 60_000 });

const usd = (cents: number) => ({ cents, currency: 'USD' as const });

const buildReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  number: 'R-0000042',
  issuedAt: Date.UTC(2026, 10, 22, 23, 50),
  orderId: 'ord_1',
  buyerName: 'Ada',
  buyerEmail: 'ada@example.com',
  sellerName: 'Grace',
  bundleTitle: null,
  lines: [{ title: 'Grandmother catches a piano', version: 1200, price: usd(349) }],
  listed: usd(349),
  deductions: [],
  added: usd(0),
  total: usd(349),
  returned: usd(0),
  provider: 'stripe',
  isSandbox: false,
  ...changes
});

const draw = async (changes: Partial<Receipt> = {}, language: 'en' | 'es' = 'en') =>
  readPdf(await drawReceipt(buildReceipt(changes), language));

test('is one page with everything that the receipt says, as text', async () => {
  const { text, pageCount, title, language } = await draw();
  expect({ pageCount, title, language }).toEqual({
    pageCount: 1,
    title: 'Receipt R-0000042',
    language: 'en'
  });
  for (const expected of [
    'R-0000042',
    'November 22, 2026',
    'ord_1',
    'Ada, ada@example.com',
    'Grace',
    'Card payment by Stripe',
    'Grandmother catches a piano (version 1,200)'
  ])
    expect(text).toContain(expected);
  expect(text.match(/\$3\.49/g)).toHaveLength(2);
  expect(text).not.toMatch(/Refunded|Sandbox|Bundle/);
});

test('lists each step from the listed price to the total', async () => {
  const { text } = await draw({
    listed: usd(700),
    deductions: [
      { step: 'coupon', amount: usd(150) },
      { step: 'owned', amount: usd(301) }
    ],
    added: usd(100)
  });
  expect(text).toMatch(
    /Listed price\n\$7\.00\nCoupon\n−\$1\.50\nAlready owned\n−\$3\.01\nAdded by you\n\+\$1\.00\nTotal\n\$3\.49/
  );
});

test('says in Spanish what was bought together, what was refunded, and that the sandbox moves no money', async () => {
  const { text, title, language } = await draw(
    { returned: usd(123456), provider: 'sandbox', isSandbox: true, bundleTitle: 'Lluvia en tres actos' },
    'es'
  );
  expect({ title, language }).toEqual({ title: 'Recibo R-0000042', language: 'es' });
  expect(text).toContain('22 de noviembre de 2026');
  expect(text).toMatch(/Lote\s+Lluvia en tres actos/);
  expect(text).toMatch(/Reembolsado\n−1234,56\sUS\$/);
  expect(text).toContain('no se ha movido dinero real');
});

describe('a long receipt', () => {
  const titles = Array.from({ length: 60 }, (_, index) =>
    index % 3 === 0
      ? `Number ${index} ${'has a title that goes on for longer than a line is wide '.repeat(4)}`
      : index % 3 === 1
        ? `Number ${index} ${'Wordwithoutanyend'.repeat(12)}`
        : `Number ${index}`
  );
  const lines = titles.map((title, index) => ({ title, version: 1, price: usd(index * 12_345_678) }));

  test('goes on over pages that are numbered, and leaves nothing out', async () => {
    const { text, pageCount } = await draw({ lines });
    expect(pageCount).toBeGreaterThan(2);
    expect(text).toContain(`Page ${pageCount} of ${pageCount}`);
    const whole = text.replaceAll(/\s+/g, '');
    for (const title of titles) expect(whole).toContain(`${title.replaceAll(/\s+/g, '')}(version1)`);
  });

  test('keeps every line on the sheet, and no two lines in one place', async () => {
    const { lines: drawn } = await draw({ lines });
    for (const { left, right, baseline } of drawn) {
      expect(left).toBeGreaterThanOrEqual(55);
      expect(right).toBeLessThanOrEqual(595.28 - 55);
      expect(baseline).toBeGreaterThan(40);
      expect(baseline).toBeLessThan(841.89 - 55);
    }
    const touching = drawn.filter((one) =>
      drawn.some(
        (other) =>
          other !== one &&
          other.page === one.page &&
          Math.abs(other.baseline - one.baseline) < 9 &&
          other.left < one.right &&
          one.left < other.right
      )
    );
    expect(touching).toEqual([]);
  });
});

describe('letters', () => {
  test.each(['Łódź Çağış Ærø', 'Nguyễn Thị Ổn', 'Олена Київ', 'Αθήνα Ὀδυσσεύς', 'Zu\u0308rich'])(
    'of %s are drawn, and copied as they are',
    async (sellerName) => {
      const { text } = await draw({ sellerName });
      expect(text).toContain(sellerName.normalize('NFC'));
      expect(text).not.toContain('□');
    }
  );

  test('that the font has not stand as a box, and the receipt says so', async () => {
    const { text } = await draw({ buyerName: '山田 عمر 🎬\u0000\u202e' });
    expect(text).toContain('□□ □□□ □ , ada@example.com');
    expect(text).toContain('□ stands for a letter');
    expect((await draw()).text).not.toContain('□');
  });

  test('are the same in every file, whatever was drawn before', async () => {
    const first = await drawReceipt(buildReceipt(), 'en');
    await drawReceipt(buildReceipt({ sellerName: 'ŁĘĄÀÉÎÕÜ ½' }), 'en');
    expect((await drawReceipt(buildReceipt(), 'en')).equals(first)).toBe(true);
    const { text } = await draw({ sellerName: 'LEAAEIOU 12' });
    expect(text).toContain('LEAAEIOU 12');
  });
});
