// Wan of Alibaba.
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

const sdk = readFrom('vercel/ai packages/alibaba/src', 'B');

export const alibabaModels: readonly Model[] = [
  knownModel({
    id: 'wan-2.7',
    label: 'Wan 2.7',
    vendor: 'Alibaba',
    family: 'wan',
    target: 'wan2.7-t2v',
    lifecycle: lifecycleFrom(sdk, isCurrent()),
    durations: sdk(between(2, 15)),
    resolutions: sdk(['720p', '1080p']),
    aspectRatios: sdk(['16:9', '9:16', '1:1', '4:3', '3:4']),
    audio: sdk('always'),
    negativePrompt: sdk(negativesIn('field', atMost(500, 'characters'))),
    notes: ['It rewrites your prompt before use unless that is switched off.', 'It adds sound by itself.']
  })
];
