import { expect, test, vi } from 'vitest';
import { expectSignIn, keepLastAccountId, readAccountId, readSignedInHint } from './signed-in-hint.ts';

test('has no account until it is known whom another service signed in', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name)
  });
  expect([readAccountId(), readSignedInHint()]).toEqual([null, false]);
  expectSignIn();
  expect([readAccountId(), readSignedInHint()]).toEqual([null, true]);
  keepLastAccountId('usr_ann');
  expectSignIn();
  expect([readAccountId(), readSignedInHint()]).toEqual(['usr_ann', true]);
  keepLastAccountId(null);
  expect([readAccountId(), readSignedInHint()]).toEqual([null, false]);
});
