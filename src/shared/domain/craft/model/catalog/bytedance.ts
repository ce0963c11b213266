// Seedance of ByteDance.
import type { Model } from '../model.ts';
import {
  atMost,
  between,
  isCurrent,
  knownModel,
  lifecycleFrom,
  negativesIn,
  readFrom
} from './fact-source.ts';

const sdk = readFrom('vercel/ai packages/bytedance/src', 'B');
const runway = readFrom('runwayml/sdk-node 4.12.0 src/resources/text-to-video.ts', 'A', '2026-07-23');
const runwaySizes = readFrom(
  'https://github.com/runwayml/sdk-node 4.12.0 src/resources/text-to-video.ts, the sizes of seedance2',
  'B',
  '2026-07-23'
);
const hosts = readFrom('Comfy-Org/docs built-in-nodes', 'B', '2026-08-21');
const seedance25 = readFrom(
  'https://docs.comfy.org/tutorials/partner-nodes/bytedance/seedance-2-5',
  'B',
  '2026-08-21'
);

const seedance = {
  vendor: 'ByteDance',
  family: 'seedance',
  lifecycle: lifecycleFrom(sdk, isCurrent()),
  resolutions: sdk(['480p', '720p', '1080p']),
  aspectRatios: sdk(['21:9', '16:9', '4:3', '1:1', '3:4', '9:16']),
  audio: sdk('toggle'),
  negativePrompt: hosts(negativesIn('prose'))
} satisfies Partial<Model>;

const seedance2 = {
  ...seedance,
  durations: sdk(between(4, 15)),
  promptLimit: runway(atMost(3500, 'utf16'))
} satisfies Partial<Model>;

const draft = { ...seedance2, resolutions: sdk(['480p', '720p']) } satisfies Partial<Model>;

export const bytedanceModels: readonly Model[] = [
  knownModel({
    ...seedance,
    id: 'seedance-1.5-pro',
    label: 'Seedance 1.5 Pro',
    target: 'seedance-1-5-pro-251215',
    durations: sdk(between(4, 12)),
    negativePrompt: hosts(negativesIn('none')),
    reservedWords: hosts(['resolution', 'ratio', 'duration', 'seed', 'camerafixed', 'watermark']),
    notes: ['A reserved word followed by a value is read as a setting, not as prose.']
  }),
  knownModel({
    ...seedance2,
    id: 'seedance-2',
    label: 'Seedance 2',
    target: 'dreamina-seedance-2-0-260128',
    resolutions: runwaySizes(['480p', '720p', '1080p', '4K']),
    notes: ['Not every host delivers 4K.', 'The length limit is the one Runway states.']
  }),
  knownModel({
    ...draft,
    id: 'seedance-2-fast',
    label: 'Seedance 2 Fast',
    target: 'dreamina-seedance-2-0-fast-260128'
  }),
  knownModel({
    ...draft,
    id: 'seedance-2-mini',
    label: 'Seedance 2 Mini',
    target: 'dreamina-seedance-2-0-mini-260615'
  }),
  knownModel({
    ...seedance,
    id: 'seedance-2.5',
    label: 'Seedance 2.5',
    target: 'dreamina-seedance-2-5-260628',
    durations: seedance25(between(4, 30)),
    resolutions: seedance25(['480p', '720p', '1080p']),
    notes: ['Some hosts deliver 480p and 720p only.']
  })
];
