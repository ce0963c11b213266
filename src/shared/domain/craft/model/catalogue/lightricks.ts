// LTX of Lightricks.
import type { Model } from '../model.ts';
import {
  atMost,
  between,
  isCurrent,
  knownModel,
  lifecycleFrom,
  needsSeconds,
  negativesIn,
  readFrom
} from './fact-source.ts';

const hosts = readFrom('Comfy-Org/docs built-in-nodes', 'B', '2026-08-21');

const ltx = {
  vendor: 'Lightricks',
  family: 'ltx',
  lifecycle: lifecycleFrom(hosts, isCurrent()),
  durations: hosts(between(6, 20, 2)),
  frameRates: hosts([25, 50]),
  audio: hosts('toggle'),
  negativePrompt: hosts(negativesIn('none')),
  promptLimit: hosts(atMost(10_000, 'characters')),
  notes: ['More than 10 s only in its fast tier, at 1080p and 25 frames a second.']
} satisfies Partial<Model>;

export const lightricksModels: readonly Model[] = [
  knownModel({
    ...ltx,
    id: 'ltx-2',
    label: 'LTX-2',
    target: 'ltx-2',
    resolutions: hosts(['1080p', '1440p', '4K']),
    aspectRatios: hosts(['16:9']),
    crossRules: [needsSeconds(hosts, ['1440p', '4K'], [6, 8, 10])]
  }),
  knownModel({
    ...ltx,
    id: 'ltx-2.5',
    label: 'LTX-2.5',
    target: 'ltx-2.5',
    resolutions: hosts(['720p', '1080p', '1440p', '4K']),
    aspectRatios: hosts(['16:9', '9:16']),
    crossRules: [needsSeconds(hosts, ['720p', '1440p', '4K'], [6, 8, 10])]
  })
];
