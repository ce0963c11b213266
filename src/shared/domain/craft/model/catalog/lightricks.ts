// LTX of Lightricks: a fast tier with longer clips, and a pro tier.
import type { Model } from '../model.ts';
import {
  atMost,
  between,
  exactly,
  isCurrent,
  knownModel,
  lifecycleFrom,
  needsSeconds,
  negativesIn,
  readFrom
} from './fact-source.ts';

const ltx2 = readFrom('https://docs.ltx.video/models', 'A', '2026-11-24');
const ltx25 = readFrom(
  'https://github.com/Lightricks/LTX-Desktop backend/api_model_specs.py',
  'A',
  '2026-08-20'
);
const hosts = readFrom('Comfy-Org/docs built-in-nodes', 'B', '2026-08-21');

const ltx = {
  vendor: 'Lightricks',
  family: 'ltx',
  audio: hosts('toggle'),
  negativePrompt: hosts(negativesIn('none')),
  promptLimit: hosts(atMost(10_000, 'characters'))
} satisfies Partial<Model>;

const second = {
  ...ltx,
  lifecycle: lifecycleFrom(ltx2, isCurrent()),
  resolutions: ltx2(['1080p', '1440p', '4K']),
  aspectRatios: hosts(['16:9']),
  frameRates: ltx2([25, 50])
} satisfies Partial<Model>;

const fifth = {
  ...ltx,
  lifecycle: lifecycleFrom(ltx25, isCurrent()),
  aspectRatios: hosts(['16:9', '9:16'])
} satisfies Partial<Model>;

const shortLengths = [2, 3, 4, 5, 6, 8, 10];
const longLengths = [12, 14, 16, 18, 20];

export const lightricksModels: readonly Model[] = [
  knownModel({
    ...second,
    id: 'ltx-2',
    label: 'LTX-2 Fast',
    target: 'ltx-2-fast',
    durations: ltx2(between(6, 20, 2)),
    crossRules: [needsSeconds(ltx2, ['1440p', '4K'], [6, 8, 10])],
    notes: ['More than 10 s only at 1080p and 25 frames a second.']
  }),
  knownModel({
    ...second,
    id: 'ltx-2-pro',
    label: 'LTX-2 Pro',
    target: 'ltx-2-pro',
    durations: ltx2(exactly(6, 8, 10))
  }),
  knownModel({
    ...fifth,
    id: 'ltx-2.5',
    label: 'LTX-2.5 Fast',
    target: 'ltx-2-5-fast',
    durations: ltx25(exactly(...shortLengths, ...longLengths)),
    resolutions: ltx25(['720p', '1080p', '1440p', '4K']),
    frameRates: ltx25([24, 25, 48, 50]),
    crossRules: [needsSeconds(ltx25, ['1440p', '4K'], shortLengths)],
    notes: ['More than 10 s only at 720p or 1080p, and at 24 or 25 frames a second.']
  }),
  knownModel({
    ...fifth,
    id: 'ltx-2.5-pro',
    label: 'LTX-2.5 Pro',
    target: 'ltx-2-5-pro',
    durations: ltx25(exactly(...shortLengths)),
    resolutions: ltx25(['720p', '1080p']),
    frameRates: ltx25([24, 25, 50])
  })
];
