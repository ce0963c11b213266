import { describe, expect, test } from 'vitest';
import { findRuleHits, type FitCase, getModel, summarizeFitCase } from '#tests/support/fit-cases.ts';

type Table = readonly (readonly [title: string, ruleId: string, fitCase: FitCase])[];

const durations: Table = [
  [
    'ten seconds are more than Veo takes',
    'duration-unsupported',
    {
      model: 'veo-3',
      shot: { duration: 10, resolution: '720p' },
      says: '10 s is longer than Veo 3 takes (4, 6 or 8 s).',
      fix: { duration: 8 }
    }
  ],
  ['eight are not', 'duration-unsupported', { model: 'veo-3', shot: { duration: 8 }, says: null, fix: null }],
  [
    'a length between two that are taken becomes the longer one',
    'duration-unsupported',
    {
      model: 'veo-3',
      shot: { duration: 5, resolution: '720p' },
      says: '5 s is not a length Veo 3 takes (4, 6 or 8 s).',
      fix: { duration: 6 }
    }
  ],
  [
    'the length offered is one that goes with the resolution',
    'duration-unsupported',
    {
      model: 'veo-3',
      shot: { duration: 5, resolution: '1080p' },
      says: '5 s is not a length Veo 3 takes (4, 6 or 8 s).',
      fix: { duration: 8 }
    }
  ],
  [
    'a range is told from end to end',
    'duration-unsupported',
    {
      model: 'kling-3',
      shot: { duration: 2 },
      says: '2 s is shorter than Kling 3 takes (3 to 15 s).',
      fix: { duration: 3 }
    }
  ],
  [
    'half a second too long is told as it is',
    'duration-unsupported',
    {
      model: 'kling-3',
      shot: { duration: 15.5 },
      says: '15.5 s is longer than Kling 3 takes (3 to 15 s).',
      fix: { duration: 15 }
    }
  ],
  [
    'a length that is no number is missing',
    'duration-unsupported',
    {
      model: 'veo-3',
      shot: { duration: Number.NaN },
      says: 'The length is missing; Veo 3 takes 4, 6 or 8 s.',
      fix: { duration: 8 }
    }
  ]
];

const resolutions: Table = [
  [
    '1440p lies nearer to 1080p than to 4K',
    'resolution-unsupported',
    {
      model: 'veo-3.1',
      shot: { resolution: '1440p' },
      says: 'Veo 3.1 does not take 1440p (it takes 720p, 1080p or 4K).',
      fix: { resolution: '1080p' }
    }
  ],
  [
    '4k in any spelling is 4K',
    'resolution-unsupported',
    { model: 'veo-3.1', shot: { resolution: '4k' }, says: null, fix: null }
  ],
  [
    'a size in pixels is known by its lines',
    'resolution-unsupported',
    { model: 'veo-3.1', shot: { resolution: '1280x720' }, says: null, fix: null }
  ],
  [
    'no resolution at all leaves it to the vendor',
    'resolution-unsupported',
    { model: 'veo-3.1', shot: { resolution: ' ' }, says: null, fix: null }
  ],
  [
    'a resolution nobody knows becomes an ordinary one',
    'resolution-unsupported',
    {
      model: 'veo-3.1',
      shot: { resolution: 'crisp' },
      says: 'Veo 3.1 does not take crisp (it takes 720p, 1080p or 4K).',
      fix: { resolution: '1080p' }
    }
  ],
  [
    'six seconds are too short for 1080p on Veo',
    'resolution-duration',
    {
      model: 'veo-3.1',
      shot: { resolution: '1080p', duration: 6 },
      says: '1080p needs 8 s on Veo 3.1; this is 6 s.',
      fix: { duration: 8 }
    }
  ],
  [
    'at 720p they are not',
    'resolution-duration',
    { model: 'veo-3.1', shot: { resolution: '720p', duration: 6 }, says: null, fix: null }
  ],
  [
    'Hailuo gives 1080p for six seconds only',
    'resolution-duration',
    {
      model: 'hailuo-02',
      shot: { resolution: '1080p', duration: 10 },
      says: '1080p needs 6 s on Hailuo 02; this is 10 s.',
      fix: { duration: 6 }
    }
  ],
  [
    'a length that is refused anyway is told once',
    'resolution-duration',
    { model: 'veo-3', shot: { resolution: '1080p', duration: 10 }, says: null, fix: null }
  ]
];

const ratios: Table = [
  [
    'a square is none of Veo’s ratios',
    'aspect-unsupported',
    {
      model: 'veo-3.1',
      shot: { aspectRatio: '1:1' },
      says: 'Veo 3.1 does not take 1:1 (it takes 16:9 or 9:16); a new ratio needs the shot reframed.',
      fix: { aspectRatio: '16:9' }
    }
  ],
  [
    'a tall ratio becomes the tall one',
    'aspect-unsupported',
    {
      model: 'veo-3.1',
      shot: { aspectRatio: '3:4' },
      says: 'Veo 3.1 does not take 3:4 (it takes 16:9 or 9:16); a new ratio needs the shot reframed.',
      fix: { aspectRatio: '9:16' }
    }
  ],
  [
    'the same shape in other numbers is the same ratio',
    'aspect-unsupported',
    { model: 'veo-3.1', shot: { aspectRatio: '1920x1080' }, says: null, fix: null }
  ],
  [
    'Kling takes squares',
    'aspect-unsupported',
    { model: 'kling-3', shot: { aspectRatio: '1:1' }, says: null, fix: null }
  ]
];

const ignored: Table = [
  [
    'Veo delivers 24 frames whatever is asked for',
    'fps-ignored',
    {
      model: 'veo-3.1',
      shot: { frameRate: 30 },
      says: '30 fps is ignored: Veo 3.1 delivers 24 fps.',
      fix: { frameRate: 24 }
    }
  ],
  [
    '24 is what it delivers',
    'fps-ignored',
    { model: 'veo-3.1', shot: { frameRate: 24 }, says: null, fix: null }
  ],
  [
    'the default rate is one that LTX-2.5 delivers',
    'fps-ignored',
    { model: 'ltx-2.5', shot: { frameRate: 24 }, says: null, fix: null }
  ],
  [
    'where nobody states a rate, nothing is claimed',
    'fps-ignored',
    { model: 'kling-3', shot: { frameRate: 60 }, says: null, fix: null }
  ],
  [
    'no model has a quality',
    'quality-ignored',
    {
      model: 'kling-3',
      shot: { quality: 9 },
      says: 'Quality 9 has no effect: Kling 3 has no such setting. Choose a faster or a finer model instead.',
      fix: null
    }
  ],
  [
    'the default quality was nobody’s choice',
    'quality-ignored',
    { model: 'kling-3', shot: { quality: 7 }, says: null, fix: null }
  ]
];

describe.each([
  ['length', durations],
  ['resolution', resolutions],
  ['ratio', ratios],
  ['without effect', ignored]
] as const)('%s', (_group, table) => {
  test.each(table)('%s', (_title, ruleId, fitCase) => {
    expect(summarizeFitCase(ruleId, fitCase)).toEqual({ says: fitCase.says, fix: fitCase.fix });
  });
});

test('where a model states no lengths, sizes or ratios, none is refused', () => {
  const unknown = {
    ...getModel('veo-3'),
    durations: null,
    resolutions: null,
    aspectRatios: null,
    crossRules: []
  };
  const shot = { duration: 777, resolution: 'huge', aspectRatio: 'round' };
  const rules = [
    'duration-unsupported',
    'resolution-unsupported',
    'aspect-unsupported',
    'resolution-duration'
  ];
  expect(rules.flatMap((ruleId) => findRuleHits(ruleId, unknown, shot))).toEqual([]);
});

test('where no length goes with the resolution, no length is offered', () => {
  const model = getModel('veo-3.1');
  const [tied] = model.crossRules;
  const odd = tied === undefined ? [] : [{ ...tied, seconds: [5] }];
  const [found] = findRuleHits('resolution-duration', { ...model, crossRules: odd }, { duration: 8 });
  expect(String(found?.message)).toBe('1080p needs 5 s on Veo 3.1; this is 8 s.');
  expect(found?.fix).toBeNull();
});
