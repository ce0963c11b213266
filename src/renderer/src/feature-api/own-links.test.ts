import { expect, test } from 'vitest';
import type { LocalStore } from '#renderer/lib/local-store.ts';
import { findOwnLink, ownLinkOf, rememberOwnLink } from './own-links.ts';

const day = 86_400_000;

function createMemory(): LocalStore {
  const kept = new Map<string, unknown>();
  return {
    readText: () => null,
    read: (name, isUsable, fallback) => {
      const value = kept.get(name);
      return isUsable(value) ? value : fallback;
    },
    remember: (name, value) => void kept.set(name, value)
  };
}

test('a visit by an own link counts for thirty days, for that seller', () => {
  const memory = createMemory();
  rememberOwnLink(memory, '?coupon=RAIN&via=ada', 5);
  expect(findOwnLink(memory, 'ada', 5 + 30 * day - 1)).toEqual({ seller: 'ada', at: 5 });
  expect(findOwnLink(memory, 'ada', 5 + 30 * day)).toBeUndefined();
  expect(findOwnLink(memory, 'grace', 6)).toBeUndefined();
  rememberOwnLink(memory, '?via=ada', 20 * day);
  expect(findOwnLink(memory, 'ada', 40 * day)).toEqual({ seller: 'ada', at: 20 * day });
});

test('an address without a seller, or with something else there, is no visit', () => {
  const memory = createMemory();
  for (const search of ['', '?via=', '?via=Ada%20L', '?q=ada', `?via=${'a'.repeat(40)}`, '?via=__proto__'])
    rememberOwnLink(memory, search, 5);
  for (const seller of ['', 'ada', '__proto__', 'constructor'])
    expect(findOwnLink(memory, seller, 6)).toBeUndefined();
});

test('keeps the visits to the last fifty sellers', () => {
  const memory = createMemory();
  for (let number = 0; number < 51; number += 1) rememberOwnLink(memory, `?via=seller-${number}`, number);
  expect(findOwnLink(memory, 'seller-0', 60)).toBeUndefined();
  expect(findOwnLink(memory, 'seller-1', 60)).toEqual({ seller: 'seller-1', at: 1 });
  expect(ownLinkOf('/marketplace/rain', 'ada')).toBe('/marketplace/rain?via=ada');
});
