import { expect, test } from 'vitest';
import type { PromptData } from '../../prompt/prompt.ts';
import { summarizeFitCase } from '#tests/support/fit-cases.ts';

type Clash = readonly [
  title: string,
  shot: Partial<PromptData>,
  clash: readonly [string, string],
  fix: Partial<PromptData> | null
];

const clashes: readonly Clash[] = [
  [
    'a photorealistic cartoon',
    { cinematicStyle: 'hyperrealism', additionalParams: 'drawn as a cartoon' },
    ['hyperrealism', 'cartoon'],
    { cinematicStyle: '' }
  ],
  [
    'noir in pastel',
    { cinematicStyle: 'film-noir', colorGrading: 'pastel' },
    ['film noir', 'pastel'],
    { colorGrading: '' }
  ],
  [
    'the golden hour by moonlight',
    { setting: 'a pier in moonlight', colorGrading: 'golden-hour' },
    ['golden hour', 'moonlight'],
    { colorGrading: '' }
  ],
  [
    'colorful black and white',
    { colorGrading: 'black-and-white', mood: 'vibrant' },
    ['black and white', 'vibrant'],
    { mood: '' }
  ],
  [
    'a time-lapse in slow motion',
    { visualEffects: ['slow-motion', 'time-lapse', 'bokeh'] },
    ['slow motion', 'time lapse'],
    { visualEffects: ['slow-motion', 'bokeh'] }
  ],
  [
    'contrast both ways in one field',
    { colorGrading: 'high contrast with low contrast shadows' },
    ['high contrast', 'low contrast'],
    { colorGrading: '' }
  ],
  [
    'two sentences of the creator’s own are left alone',
    { concept: 'moonlight on the sea', additionalParams: 'Harsh midday sun.' },
    ['midday', 'moonlight'],
    null
  ]
];

test.each(clashes)('%s is pulled two ways', (_title, shot, [one, other], fix) => {
  expect(summarizeFitCase('style-conflict', { model: 'gemini-omni-flash', shot, says: null })).toEqual({
    says: `“${one}” and “${other}” cannot both be the look of one shot.`,
    fix
  });
});

const fine: readonly (readonly [string, Partial<PromptData>])[] = [
  [
    'a realistic film of a cartoonist',
    { cinematicStyle: 'cinematic-realism', mainSubject: 'a cartoon artist' }
  ],
  ['magical realism in claymation', { cinematicStyle: 'magical-realism', mood: 'like claymation' }],
  ['realism that is no cartoon', { cinematicStyle: 'hyperrealism', additionalParams: 'Not cartoonish.' }],
  ['noir with a bright window', { cinematicStyle: 'film-noir', setting: 'a bright window' }],
  [
    'day turning to night in a time-lapse',
    { setting: 'from midday to moonlight', visualEffects: ['time-lapse'] }
  ],
  ['day for night', { colorGrading: 'day-for-night', setting: 'sunlit dunes', mood: 'moonlight' }],
  [
    'black and white with a splash of color',
    { colorGrading: 'black-and-white', mood: 'vibrant splash of color' }
  ],
  ['a desaturated monochrome', { colorGrading: 'monochrome', mood: 'desaturated' }]
];

test.each(fine)('%s is one look', (_title, shot) => {
  expect(
    summarizeFitCase('style-conflict', { model: 'gemini-omni-flash', shot, says: null }).says
  ).toBeNull();
});
