import { expect, test } from 'vitest';
import { stubLocalStorage } from '#tests/support/stub-local-storage.ts';
import { keepFormDraft, readFormDraft } from './form-drafts.ts';
import { keepLastAccountId } from './signed-in-hint.ts';

test('what a user typed into a form is theirs, and what a visitor typed stays when they sign in', () => {
  stubLocalStorage();
  const draft = { values: { message: 'How do I begin?' }, beganAt: 7 };
  const readAs = (accountId: string | null) => {
    keepLastAccountId(accountId);
    return readFormDraft('contact');
  };
  keepFormDraft('contact', draft);
  expect([readAs(null), readAs('usr_ann')]).toEqual([draft, draft]);
  keepFormDraft('contact', draft);
  expect([readAs(null), readAs('usr_ben'), readAs('usr_ann')]).toEqual([null, null, draft]);
  keepFormDraft('contact', null);
  expect(readAs('usr_ann')).toBeNull();
});
