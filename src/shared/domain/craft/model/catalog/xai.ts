// Grok Imagine of xAI.
import type { Model } from '../model.ts';
import { between, isCurrent, knownModel, lifecycleFrom, negativesIn, readFrom } from './fact-source.ts';

const sdk = readFrom('vercel/ai packages/xai/src', 'B');

export const xaiModels: readonly Model[] = [
  knownModel({
    id: 'grok-imagine',
    label: 'Grok Imagine',
    vendor: 'xAI',
    family: 'grok',
    target: 'grok-imagine-video',
    lifecycle: lifecycleFrom(sdk, isCurrent()),
    durations: sdk(between(1, 15)),
    resolutions: sdk(['480p', '720p']),
    aspectRatios: sdk(['16:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16']),
    audio: sdk('always'),
    negativePrompt: sdk(negativesIn('none')),
    notes: ['Version 1.5 needs an image to start from.']
  })
];
