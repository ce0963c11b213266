import { afterEach, expect, test } from 'vitest';
import { contractError } from '#shared/contract/errors.ts';
import { err, ok } from '#shared/kit/result.ts';
import { english, showLanguage } from '#renderer/lib/messages/locale.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { saveReceipt } from './receipt-file.ts';

afterEach(() => showLanguage(english));

function createTools(answer: unknown) {
  const asked: unknown[] = [];
  const saved: { readonly name: string; readonly content: string | Uint8Array }[] = [];
  const { cloud } = createMemoryPlatform({}, [], async (name, input) => {
    asked.push([name, input]);
    return answer === null ? err(contractError('unreachable')) : ok(answer);
  });
  const tools = {
    orders: cloud.orders,
    saveFile: async (name: string, content: string | Uint8Array) => {
      saved.push({ name, content });
      return ok({ isSaved: true });
    }
  };
  return { tools, asked, saved };
}

test('a receipt is kept byte by byte, under the name that the server gives it', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const { tools, asked, saved } = createTools({
    name: 'R.pdf',
    base64: Buffer.from(bytes).toString('base64')
  });
  expect(await saveReceipt(tools, 'ord_1')).toEqual(ok({ isSaved: true }));
  expect(saved).toEqual([{ name: 'R.pdf', content: bytes }]);
  expect(asked).toEqual([['orders.getReceiptFile', { id: 'ord_1', language: 'en' }]]);
});

test('a receipt is asked for in the language shown, and in English where there is none in it', async () => {
  const { tools, asked } = createTools({ name: 'R.pdf', base64: '' });
  for (const locale of ['es', 'ar-XB']) {
    showLanguage({ ...english, locale });
    await saveReceipt(tools, 'ord_1');
  }
  expect(asked).toMatchObject([
    ['orders.getReceiptFile', { language: 'es' }],
    ['orders.getReceiptFile', { language: 'en' }]
  ]);
});

test('nothing is kept when the server cannot be reached', async () => {
  const { tools, saved } = createTools(null);
  expect(await saveReceipt(tools, 'ord_1')).toMatchObject({ ok: false, error: { code: 'unreachable' } });
  expect(saved).toEqual([]);
});
