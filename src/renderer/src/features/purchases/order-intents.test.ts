import { expect, test } from 'vitest';
import type { LocalStore } from '#renderer/lib/local-store.ts';
import { clearIntent, getOrCreateIntent } from './order-intents.ts';

function createLocalStore(): LocalStore & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    readText: (name) => kept.get(name) ?? null,
    read: (name, isUsable, fallback) => {
      const value: unknown = JSON.parse(kept.get(name) ?? 'null');
      return isUsable(value) ? value : fallback;
    },
    remember: (name, value) => void kept.set(name, JSON.stringify(value))
  };
}

function count() {
  let number = 0;
  return () => `intent-${(number += 1)}`;
}

test('a listing keeps its intent over tries and restarts until the purchase has come to its end', () => {
  const memory = createLocalStore();
  const create = count();
  expect(getOrCreateIntent(memory, 'rain', 500, create)).toBe('intent-1');
  expect(memory.kept.get('intents')).toContain('intent-1');
  expect(getOrCreateIntent(memory, 'rain', 500, create)).toBe('intent-1');
  expect(getOrCreateIntent(memory, 'snow', 500, create)).toBe('intent-2');
  clearIntent(memory, 'rain');
  expect(getOrCreateIntent(memory, 'rain', 500, create)).toBe('intent-3');
  expect(getOrCreateIntent(memory, 'snow', 500, create)).toBe('intent-2');
});

test('at another price it is another wish, and the one before is forgotten', () => {
  const memory = createLocalStore();
  const create = count();
  getOrCreateIntent(memory, 'rain', 500, create);
  expect(getOrCreateIntent(memory, 'rain', 400, create)).toBe('intent-2');
  expect(getOrCreateIntent(memory, 'rain', 400, create)).toBe('intent-2');
  expect(memory.kept.get('intents')).not.toContain('intent-1');
});

test('the newest fifty are kept, and what is no list of intents is none', () => {
  const memory = createLocalStore();
  const create = count();
  memory.remember('intents', { rain: 'intent-0' });
  expect(getOrCreateIntent(memory, 'rain', 500, () => 'rain')).toBe('rain');
  memory.remember('intents', ['rain']);
  for (let number = 0; number < 51; number += 1) getOrCreateIntent(memory, `listing-${number}`, 500, create);
  expect(getOrCreateIntent(memory, 'listing-50', 500, create)).toBe('intent-51');
  expect(getOrCreateIntent(memory, 'listing-0', 500, create)).toBe('intent-52');
  expect(getOrCreateIntent(memory, 'constructor', 500, create)).toBe('intent-53');
});
