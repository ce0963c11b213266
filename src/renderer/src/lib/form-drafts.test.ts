import { expect, test, vi } from 'vitest';
import { keepFormDraft, readFormDraft } from './form-drafts.ts';
import { keepLastAccountId } from './signed-in-hint.ts';

test('what a user typed into a form is theirs, and what a visitor typed stays when they sign in', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name)
  });
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
