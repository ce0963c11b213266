import { expect, test } from 'vitest';
import { stubLocalStorage } from '#tests/support/stub-local-storage.ts';
import { expectSignIn, keepLastAccountId, readAccountId, readSignedInHint } from './signed-in-hint.ts';

test('has no account until it is known whom another service signed in', () => {
  stubLocalStorage();
  expect([readAccountId(), readSignedInHint()]).toEqual([null, false]);
  expectSignIn();
  expect([readAccountId(), readSignedInHint()]).toEqual([null, true]);
  keepLastAccountId('usr_ann');
  expectSignIn();
  expect([readAccountId(), readSignedInHint()]).toEqual(['usr_ann', true]);
  keepLastAccountId(null);
  expect([readAccountId(), readSignedInHint()]).toEqual([null, false]);
});
