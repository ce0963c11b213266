// Hailuo and H3 of MiniMax.
import type { Model } from '../model.ts';
import {
  between,
  exactly,
  isCurrent,
  knownModel,
  lifecycleFrom,
  needsSeconds,
  negativesIn,
  readFrom
} from './fact-source.ts';

const sdk = readFrom('vercel/ai packages/minimax/src', 'A');
const hosts = readFrom('Comfy-Org/docs built-in-nodes', 'B', '2026-08-21');

const hailuo = {
  vendor: 'MiniMax',
  family: 'hailuo',
  lifecycle: lifecycleFrom(hosts, isCurrent()),
  durations: hosts(exactly(6, 10)),
  resolutions: hosts(['768p', '1080p']),
  aspectRatios: hosts(['16:9']),
  audio: hosts('none'),
  negativePrompt: hosts(negativesIn('none')),
  crossRules: [needsSeconds(hosts, ['1080p'], [6])]
} satisfies Partial<Model>;

export const minimaxModels: readonly Model[] = [
  knownModel({ ...hailuo, id: 'hailuo-02', label: 'Hailuo 02', target: 'MiniMax-Hailuo-02' }),
  knownModel({ ...hailuo, id: 'hailuo-2.3', label: 'Hailuo 2.3', target: 'MiniMax-Hailuo-2.3' }),
  knownModel({
    id: 'minimax-h3',
    label: 'MiniMax H3',
    vendor: 'MiniMax',
    family: 'minimax',
    target: 'MiniMax-H3',
    lifecycle: lifecycleFrom(sdk, isCurrent()),
    durations: sdk(between(4, 15)),
    resolutions: sdk(['768p', '2K']),
    aspectRatios: hosts(['21:9', '16:9', '4:3', '1:1', '3:4', '9:16']),
    audio: hosts('always'),
    negativePrompt: hosts(negativesIn('none'))
  })
];
