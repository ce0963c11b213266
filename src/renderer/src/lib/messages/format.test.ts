import { afterEach, expect, test } from 'vitest';
import { formatEither, formatMoney, formatNumber } from './format.ts';
import { english, showLanguage } from './locale.ts';

const written = () => [formatNumber(12_000), formatMoney(3.2), formatEither(['4', '6', '8'])];

afterEach(() => showLanguage(english));

test('numbers, money and choices are written as the language shown writes them', () => {
  expect(written()).toEqual(['12,000', '$3.20', '4, 6 or 8']);
  showLanguage({ ...english, locale: 'es' });
  expect(written().map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['12.000', '3,20 US$', '4, 6 u 8']);
});
