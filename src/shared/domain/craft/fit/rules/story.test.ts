import { expect, test } from 'vitest';
import { type FitCase, summarizeFitCase } from '#tests/support/fit-cases.ts';

const model = 'gemini-omni-flash';

const table: readonly (readonly [title: string, ruleId: string, fitCase: FitCase])[] = [
  [
    'nobody is seen',
    'missing-subject',
    { model, shot: { mainSubject: ' … ' }, says: 'Add a main subject.', fix: null }
  ],
  [
    'one word is a subject',
    'missing-subject',
    { model, shot: { mainSubject: 'fog' }, says: null, fix: null }
  ],
  ['nothing happens', 'missing-action', { model, shot: { action: '' }, says: 'Add an action.', fix: null }],
  ['one word is an action', 'missing-action', { model, shot: { action: 'waits' }, says: null, fix: null }],
  [
    'no camera at all',
    'missing-camera',
    {
      model,
      shot: { cameraMovement: '', shotTypes: [' '] },
      says: 'Choose a shot type or a camera movement, or the model picks its own.',
      fix: { shotTypes: ['medium-shot'] }
    }
  ],
  ['a movement is enough', 'missing-camera', { model, shot: { shotTypes: [] }, says: null, fix: null }],
  [
    'no style',
    'missing-style',
    {
      model,
      shot: { cinematicStyle: 'none' },
      says: 'Choose a cinematic style, or the model picks its own.',
      fix: { cinematicStyle: 'cinematic-realism' }
    }
  ],
  [
    'a style of one’s own',
    'missing-style',
    { model, shot: { cinematicStyle: 'Bauhaus' }, says: null, fix: null }
  ],
  [
    'four things happen in eight seconds',
    'too-many-actions',
    {
      model,
      shot: { action: 'kneels, pulls the cork, then slowly reads and walks home' },
      says: '4 actions in 8 s are too many to be seen; 3 fit.',
      fix: null
    }
  ],
  [
    'three do, with much said about them',
    'too-many-actions',
    {
      model,
      shot: { action: 'kneels on wet, black, round stones, pulls the cork with both hands and reads' },
      says: null,
      fix: null
    }
  ],
  [
    'three are too many for four seconds',
    'too-many-actions',
    {
      model,
      shot: { action: 'kneels, pulls the cork and reads', duration: 4 },
      says: '3 actions in 4 s are too many to be seen; 2 fit.',
      fix: null
    }
  ],
  [
    'a feeling that nobody sees',
    'emotion-not-action',
    {
      model,
      shot: { action: 'looks deeply sad' },
      says: '“sad” is told and not seen: say what the face or the hands do.',
      fix: null
    }
  ],
  [
    'a feeling with a gesture',
    'emotion-not-action',
    { model, shot: { action: 'sad, wipes a tear from her cheek' }, says: null, fix: null }
  ],
  [
    'praise instead of a description',
    'vague-words',
    {
      model,
      shot: { mainSubject: 'an amazing, beautiful woman' },
      says: '“amazing” and “beautiful” say nothing a model can draw: name what makes it so.',
      fix: { mainSubject: 'a woman' }
    }
  ],
  [
    'praise beside a description',
    'vague-words',
    { model, shot: { mainSubject: 'a beautiful oak table scarred by knives' }, says: null, fix: null }
  ],
  [
    'the article follows the word that is left',
    'vague-words',
    {
      model,
      shot: { setting: 'A stunning old hall' },
      says: '“stunning” says nothing a model can draw: name what makes it so.',
      fix: { setting: 'An old hall' }
    }
  ],
  [
    'a style of nothing but praise',
    'vague-words',
    {
      model,
      shot: { cinematicStyle: 'cinematic look' },
      says: '“cinematic look” says nothing a model can draw: name what makes it so.',
      fix: null
    }
  ],
  [
    'cinematic realism is a style, and epic a mood',
    'vague-words',
    { model, shot: { cinematicStyle: 'cinematic-realism', mood: 'epic' }, says: null, fix: null }
  ]
];

test.each(table)('%s', (_title, ruleId, fitCase) => {
  expect(summarizeFitCase(ruleId, fitCase)).toEqual({ says: fitCase.says, fix: fitCase.fix });
});
