import { describe, expect, test } from 'vitest';
import { type FitCase, summarizeFitCase } from '#tests/support/fit-cases.ts';

const model = 'gemini-omni-flash';

const quotes: readonly (readonly [title: string, fitCase: FitCase])[] = [
  [
    'a quote that never closes',
    {
      model,
      shot: { dialogue: 'She says, "We leave now.' },
      says: 'A quotation mark is missing in “She says, "We leave now.”.',
      fix: { dialogue: 'She says, "We leave now."' }
    }
  ],
  ['one that does', { model, shot: { dialogue: 'She says, "We leave now."' }, says: null, fix: null }],
  [
    'a French quote that never closes',
    {
      model,
      shot: { dialogue: 'Claire: « On rentre' },
      says: 'A quotation mark is missing in “Claire: « On rentre”.',
      fix: { dialogue: 'Claire: « On rentre»' }
    }
  ],
  [
    'a quote that never opens',
    {
      model,
      shot: { action: 'whispers now or never” and leaves' },
      says: 'A quotation mark is missing in “whispers now or never” and leaves”.',
      fix: { action: '“whispers now or never” and leaves' }
    }
  ],
  ['a screen of 27 inches', { model, shot: { action: 'turns a 27" screen around' }, says: null, fix: null }],
  ['German quotes', { model, shot: { dialogue: 'Sie sagt: „Wir gehen.“' }, says: null, fix: null }],
  ['an apostrophe', { model, shot: { dialogue: 'We’re late, don’t wait.' }, says: null, fix: null }]
];

const speakers: readonly (readonly [title: string, fitCase: FitCase])[] = [
  [
    'the same name in capitals',
    {
      model,
      shot: { dialogue: 'Anna: Stop.\nANNA: Now.' },
      says: '“Anna” and “ANNA” look like one speaker under two names.',
      fix: { dialogue: 'Anna: Stop.\nAnna: Now.' }
    }
  ],
  [
    'a title that is dropped',
    {
      model,
      shot: { dialogue: 'Detective Voss: You left the light on.\nMara: Did I?\n- Voss: You did.' },
      says: '“Detective Voss” and “Voss” look like one speaker under two names.',
      fix: {
        dialogue: 'Detective Voss: You left the light on.\nMara: Did I?\n- Detective Voss: You did.'
      }
    }
  ],
  [
    'a slip of the key',
    {
      model,
      shot: { dialogue: 'Claire: Yes.\nClare: No.' },
      says: '“Claire” and “Clare” look like one speaker under two names.',
      fix: { dialogue: 'Claire: Yes.\nClaire: No.' }
    }
  ],
  ['Anna and Anne', { model, shot: { dialogue: 'Anna: Yes.\nAnne: No.' }, says: null, fix: null }],
  ['an old man and a man', { model, shot: { dialogue: 'Old man: Yes.\nMan: No.' }, says: null, fix: null }],
  [
    'speaker A and speaker B',
    { model, shot: { dialogue: 'Speaker A: Yes.\nSpeaker B: No.' }, says: null, fix: null }
  ],
  [
    'the old man, with his article and without',
    {
      model,
      shot: { dialogue: 'The old man: Yes.\nOld man: No.' },
      says: '“The old man” and “Old man” look like one speaker under two names.',
      fix: { dialogue: 'The old man: Yes.\nThe old man: No.' }
    }
  ],
  ['one speaker all along', { model, shot: { dialogue: 'Anna: Yes.\nAnna: No.' }, says: null, fix: null }]
];

describe.each([
  ['quotes-unbalanced', quotes],
  ['speaker-label-drift', speakers]
] as const)('%s', (ruleId, table) => {
  test.each(table)('%s', (_title, fitCase) => {
    expect(summarizeFitCase(ruleId, fitCase)).toEqual({ says: fitCase.says, fix: fitCase.fix });
  });
});
