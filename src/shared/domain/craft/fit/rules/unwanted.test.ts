import { describe, expect, test } from 'vitest';
import { fitContext, type FitCase, getModel, summarizeFitCase, validShot } from '#tests/support/fit-cases.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import { checkFit } from '../check-fit.ts';

const negatives: readonly (readonly [title: string, ruleId: string, fitCase: FitCase])[] = [
  [
    'what a place is without goes to what is unwanted',
    'negation-in-prose',
    {
      model: 'veo-3.1',
      shot: { setting: 'in an empty street, no people, no cars' },
      says: '“no people” may put just that in the picture: on Veo 3.1, its negative prompt is the place for it.',
      fix: { setting: 'in an empty street', additionalParams: 'No people, no cars.' }
    }
  ],
  [
    'there it may be said',
    'negation-in-prose',
    { model: 'veo-3.1', shot: { additionalParams: 'No people, no cars.' }, says: null, fix: null }
  ],
  [
    'Runway wants to hear what is there instead',
    'negation-in-prose',
    {
      model: 'runway-gen4.5',
      shot: { additionalParams: 'No text.' },
      says: '“No text” may put just that in the picture: on Runway Gen-4.5, say what is there instead.',
      fix: { additionalParams: 'Clean frame.' }
    }
  ],
  [
    'a denial in the middle of what happens is the creator’s to rephrase',
    'negation-in-prose',
    {
      model: 'veo-3.1',
      shot: { action: 'walks without looking back' },
      says: '“without looking” may put just that in the picture: on Veo 3.1, its negative prompt is the place for it.',
      fix: null
    }
  ],
  [
    'words that only look like denials',
    'negation-in-prose',
    {
      model: 'veo-3.1',
      shot: { action: 'knows house No. 7 is no longer his', setting: 'a no-frills notary in Nottingham' },
      says: null,
      fix: null
    }
  ],
  [
    'Omni reads denials as they are meant',
    'negation-in-prose',
    { model: 'gemini-omni-flash', shot: { setting: 'a street, no people' }, says: null, fix: null }
  ],
  [
    'what is spoken may say no',
    'negation-in-prose',
    { model: 'veo-3.1', shot: { dialogue: 'No, I don’t.' }, says: null, fix: null }
  ],
  [
    'Luma has no place for what is unwanted',
    'negative-ignored',
    {
      model: 'luma-ray-2',
      shot: { additionalParams: 'Keep the horizon level. Negative prompt: blur, logos' },
      says: 'Luma Ray 2 has no field for what is unwanted, so “blur” and “logos” may be ignored.',
      fix: { additionalParams: 'Keep the horizon level.' }
    }
  ],
  [
    'Veo has one',
    'negative-ignored',
    { model: 'veo-3.1', shot: { additionalParams: 'Negative prompt: blur' }, says: null, fix: null }
  ],
  [
    'where nothing is unwanted, nothing is ignored',
    'negative-ignored',
    { model: 'luma-ray-2', shot: { additionalParams: 'Keep the horizon level.' }, says: null, fix: null }
  ],
  [
    'a sign that has to be read',
    'on-screen-text',
    {
      model: 'gemini-omni-flash',
      shot: { setting: 'under a neon sign that reads OPEN' },
      says: '“sign that reads” asks for words in the picture, which often come out garbled; add them when editing.',
      fix: null
    }
  ],
  [
    'a sign that is only there',
    'on-screen-text',
    { model: 'gemini-omni-flash', shot: { setting: 'under a neon sign' }, says: null, fix: null }
  ],
  [
    'a frame free of text',
    'on-screen-text',
    {
      model: 'gemini-omni-flash',
      shot: { additionalParams: 'Clean frame, no text overlay, free of on-screen text.' },
      says: null,
      fix: null
    }
  ],
  [
    'a hero somebody owns and a person who lives',
    'ip-or-real-person',
    {
      model: 'gemini-omni-flash',
      shot: { mainSubject: 'BATMAN’s butler', concept: 'Dinner with beyonce' },
      says: '“Beyonce” and “Batman” may be refused: describe what is seen in place of a protected name or a real person.',
      fix: null
    }
  ],
  [
    'a man with a bat and a spider',
    'ip-or-real-person',
    {
      model: 'gemini-omni-flash',
      shot: { mainSubject: 'a man with a bat', concept: 'A spider watches a man. Harry, a potter, works.' },
      says: null,
      fix: null
    }
  ]
];

test.each(negatives)('%s', (_title, ruleId, fitCase) => {
  expect(summarizeFitCase(ruleId, fitCase)).toEqual({ says: fitCase.says, fix: fitCase.fix });
});

describe('the list of names', () => {
  const namesIn = (shot: Partial<PromptData>, knownNames: readonly string[]): string[] =>
    checkFit({ ...validShot, ...shot }, getModel('gemini-omni-flash'), { ...fitContext, knownNames })
      .filter(({ ruleId }) => ruleId === 'ip-or-real-person')
      .map(({ message }) => String(message));

  test('can be another one, of any names', () => {
    const own = ['Captain Ångström', ' ', 'Zed'];
    expect(namesIn({ mainSubject: 'captain angstrom’s ship' }, own)).toEqual([
      '“Captain Angstrom” may be refused: describe what is seen in place of a protected name or a real person.'
    ]);
    expect(namesIn({ mainSubject: 'Batman' }, own)).toEqual([]);
  });
});
