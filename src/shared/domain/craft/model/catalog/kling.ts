// Kling of Kuaishou: one shot up to 2.6, several shots from 3 on.
import type { Model } from '../model.ts';
import {
  atMost,
  between,
  exactly,
  isCurrent,
  knownModel,
  lifecycleFrom,
  negativesIn,
  readFrom
} from './fact-source.ts';

const kling = readFrom('vercel/ai packages/klingai/src, quoting Kling', 'A');
const hosts = readFrom('Comfy-Org/docs built-in-nodes', 'B', '2026-08-21');
const kling4Page = readFrom('docs.comfy.org, Kling 4.0', 'B');
const resellers = readFrom("a reseller's prices", 'B');
const ids = readFrom(
  'https://github.com/vercel/ai packages/klingai/src/klingai-video-model.ts, the model_name it sends',
  'B',
  '2026-08-22'
);
const guides = readFrom('guides that restate fal on Kling', 'C');
const disputed = readFrom('2,500 as for Kling 3, since hosts disagree (8,000 and 26,000)', 'C');

const single = {
  vendor: 'Kuaishou',
  family: 'kling',
  lifecycle: lifecycleFrom(ids, isCurrent('kling-4')),
  durations: kling(exactly(5, 10)),
  aspectRatios: kling(['16:9', '9:16', '1:1']),
  promptLimit: kling(atMost(2500, 'characters'))
} satisfies Partial<Model>;

const kling4 = {
  vendor: 'Kuaishou',
  family: 'kling-multi',
  target: 'kling-v4-0',
  lifecycle: lifecycleFrom(kling4Page, isCurrent()),
  aspectRatios: kling4Page(['16:9', '9:16', '1:1', '21:9']),
  audio: kling4Page('always'),
  negativePrompt: guides(negativesIn('prose')),
  promptLimit: disputed(atMost(2500, 'characters'))
} satisfies Partial<Model>;

const kling4Notes = [
  'Out since 2026-10-15.',
  'How long a prompt may be is disputed: hosts say 8,000 and 26,000 characters.',
  'Guides advise at most 512 characters a shot.'
];

export const klingModels: readonly Model[] = [
  knownModel({
    ...single,
    id: 'kling-2.5-turbo',
    label: 'Kling 2.5 Turbo',
    target: 'kling-v2-5-turbo',
    resolutions: hosts(['720p', '1080p']),
    audio: hosts('none'),
    negativePrompt: kling(negativesIn('field', atMost(2500, 'characters'))),
    notes: ['How closely it follows the prompt is a setting of its own, from 0 to 1.']
  }),
  knownModel({
    ...single,
    id: 'kling-2.6',
    label: 'Kling 2.6',
    target: 'kling-v2-6',
    resolutions: hosts(['1080p']),
    audio: hosts('toggle'),
    negativePrompt: hosts(negativesIn('field')),
    notes: [
      'Sound needs the pro mode, which is also where 1080p comes from.',
      'It speaks Chinese and English.'
    ]
  }),
  knownModel({
    ...single,
    id: 'kling-3',
    label: 'Kling 3',
    family: 'kling-multi',
    target: 'kling-v3',
    durations: kling(between(3, 15)),
    resolutions: hosts(['720p', '1080p', '4K']),
    audio: kling('toggle'),
    negativePrompt: kling(negativesIn('field', atMost(2500, 'characters'))),
    multiShot: kling({ maxShots: 6, shotLimit: atMost(512, 'characters'), sumsExactly: true }),
    notes: [
      'With several shots the main prompt and the negative prompt are ignored.',
      'It speaks five languages.'
    ]
  }),
  knownModel({
    ...kling4,
    id: 'kling-4',
    label: 'Kling 4',
    durations: kling4Page(between(3, 30)),
    resolutions: kling4Page(['720p', '1080p']),
    prices: resellers([
      { usdPerSecond: 0.167, resolution: '720p', hasAudio: null },
      { usdPerSecond: 0.25, resolution: '1080p', hasAudio: null }
    ]),
    notes: [...kling4Notes, "The prices are a reseller's."]
  }),
  knownModel({
    ...kling4,
    id: 'kling-4-flash',
    label: 'Kling 4 Flash',
    durations: kling4Page(between(3, 20)),
    resolutions: kling4Page(['720p']),
    notes: kling4Notes
  })
];
