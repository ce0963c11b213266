import { expect, test } from 'vitest';
import { type FitCase, summarizeFitCase } from '#tests/support/fit-cases.ts';

const model = 'gemini-omni-flash';

const table: readonly (readonly [title: string, ruleId: string, fitCase: FitCase])[] = [
  [
    'two moves in one beat',
    'camera-conflict',
    {
      model,
      shot: { cameraMovement: 'dolly in, then pan left' },
      says: 'dolly and pan are 2 camera moves in one beat.',
      fix: { cameraMovement: 'dolly in' }
    }
  ],
  [
    'a dolly zoom is one move',
    'camera-conflict',
    { model, shot: { cameraMovement: 'dolly-zoom' }, says: null, fix: null }
  ],
  [
    'a handheld camera may follow',
    'camera-conflict',
    { model, shot: { cameraMovement: 'handheld, following tracking move' }, says: null, fix: null }
  ],
  [
    'two shots may have a move each',
    'camera-conflict',
    {
      model,
      shot: { cameraMovement: 'dolly in, then pan left', shotTypes: ['wide-shot', 'medium-shot'] },
      says: null,
      fix: null
    }
  ],
  [
    'so may two beats',
    'camera-conflict',
    {
      model,
      shot: { cameraMovement: 'dolly in, then pan left', action: '[00:00-00:04] kneels [00:04-00:08] reads' },
      says: null,
      fix: null
    }
  ],
  [
    'a static camera that tracks',
    'camera-conflict',
    {
      model,
      shot: { cameraMovement: 'static', shotTypes: ['tracking-shot'] },
      says: 'The camera cannot be static and do a tracking move in one beat.',
      fix: { cameraMovement: '' }
    }
  ],
  [
    'a static camera on a silhouette',
    'camera-conflict',
    { model, shot: { cameraMovement: 'static', shotTypes: ['silhouette-shot'] }, says: null, fix: null }
  ],
  [
    'the action moves the camera another way',
    'camera-conflict',
    {
      model,
      shot: { cameraMovement: 'orbit', action: 'kneels as the camera slowly tilts up' },
      says: 'orbit and tilt are 2 camera moves in one beat.',
      fix: { cameraMovement: '' }
    }
  ],
  [
    'pans and cranes that are no camera’s',
    'camera-conflict',
    {
      model,
      shot: { cameraMovement: 'orbit', action: 'tilts a frying pan and follows a crane with his eyes' },
      says: null,
      fix: null
    }
  ],
  [
    'close and wide in four seconds',
    'shot-conflict',
    {
      model,
      shot: { shotTypes: ['wide-shot', 'extreme-close-up'], duration: 4 },
      says: '“wide shot” and “extreme close-up” share one beat: 2 shots in 4 s leave 2 s each.',
      fix: { shotTypes: ['wide-shot'] }
    }
  ],
  [
    'eight seconds have room for both',
    'shot-conflict',
    { model, shot: { shotTypes: ['wide-shot', 'extreme-close-up'], duration: 8 }, says: null, fix: null }
  ],
  [
    'two wide framings do not quarrel',
    'shot-conflict',
    { model, shot: { shotTypes: ['wide-shot', 'aerial-shot'], duration: 4 }, says: null, fix: null }
  ],
  [
    'one shot that is both',
    'shot-conflict',
    {
      model,
      shot: { shotTypes: ['wide close-up'] },
      says: '“wide close-up” is close and wide at once.',
      fix: null
    }
  ]
];

test.each(table)('%s', (_title, ruleId, fitCase) => {
  expect(summarizeFitCase(ruleId, fitCase)).toEqual({ says: fitCase.says, fix: fitCase.fix });
});
