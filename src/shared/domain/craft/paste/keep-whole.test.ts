import { expect, test } from 'vitest';
import { chooseFields, listPasteFindings } from './choose-fields.ts';
import { keepWhole } from './keep-whole.ts';
import { defaultPromptData } from '../prompt/default-prompt.ts';

test('a text kept whole is the concept, and nothing else', () => {
  const parsed = keepWhole(' Subject: a fox\nMood: tense\n');
  const concept = 'Subject: a fox\nMood: tense';
  expect(listPasteFindings(parsed).map(({ part, shown }) => [part, shown])).toEqual([['concept', concept]]);
  const current = { name: 'Tide', data: { ...defaultPromptData, duration: 6 } };
  const { data } = chooseFields(current, parsed, { way: 'replace', unticked: new Set() });
  expect(data).toMatchObject({ concept, mainSubject: '', additionalParams: '', duration: 6 });
});
