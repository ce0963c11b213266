import { expect, test } from 'vitest';
import { chooseLocale } from './language.ts';

test('the interface follows the first language of the system that it speaks, and English otherwise', () => {
  expect(chooseLocale('system', ['es-MX', 'en'])).toBe('es');
  expect(chooseLocale('system', ['fr', 'en-GB', 'es'])).toBe('en');
  expect(chooseLocale('system', ['de'])).toBe('en');
  expect(chooseLocale('system', [])).toBe('en');
});

test('a choice goes before the system', () => {
  expect(chooseLocale('es', ['en'])).toBe('es');
  expect(chooseLocale('en', ['es'])).toBe('en');
});
