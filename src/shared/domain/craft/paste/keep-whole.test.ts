import { expect, test } from 'vitest';
import { chooseFields, listPasteFindings } from './choose-fields.ts';
import { keepWhole } from './keep-whole.ts';
import { pasteLimit } from './paste-limit.ts';
import { defaultPromptData } from '../prompt/default-prompt.ts';

test('a text kept whole is the concept, and nothing else', () => {
  const kept = keepWhole(' Subject: a fox\nMood: tense\n');
  if (!kept.ok) throw new Error('It was refused');
  const parsed = kept.value;
  const concept = 'Subject: a fox\nMood: tense';
  expect(listPasteFindings(parsed).map(({ part, shown }) => [part, shown])).toEqual([['concept', concept]]);
  const current = { name: 'Tide', data: { ...defaultPromptData, duration: 6 } };
  const { data } = chooseFields(current, parsed, { way: 'replace', unticked: new Set() });
  expect(data).toMatchObject({ concept, mainSubject: '', additionalParams: '', duration: 6 });
});

test('a text over the limit is refused, however long reading it took', () => {
  expect(keepWhole('x'.repeat(pasteLimit))).toMatchObject({ ok: true });
  const refused = keepWhole('x'.repeat(pasteLimit + 1));
  expect(refused.ok ? '' : String(refused.error)).toBe(
    'This is too long to be a prompt: 50,001 characters, and 50,000 is the limit.'
  );
});
