// Ray of Luma.
import type { Model } from '../model.ts';
import {
  atMost,
  exactly,
  isCurrent,
  knownModel,
  lifecycleFrom,
  negativesIn,
  readFrom
} from './fact-source.ts';

const sdk = readFrom('lumalabs/lumaai-node', 'A');
const hosts = readFrom('Comfy-Org/docs built-in-nodes', 'B', '2026-08-21');

export const lumaModels: readonly Model[] = [
  knownModel({
    id: 'luma-ray-2',
    label: 'Luma Ray 2',
    vendor: 'Luma',
    family: 'luma',
    target: 'ray-2',
    lifecycle: lifecycleFrom(sdk, isCurrent()),
    durations: sdk(exactly(5, 9)),
    resolutions: sdk(['540p', '720p', '1080p', '4K']),
    aspectRatios: sdk(['16:9', '9:16', '1:1', '4:3', '3:4', '21:9', '9:21']),
    audio: sdk('none'),
    negativePrompt: sdk(negativesIn('none')),
    notes: ['A prompt has at least three characters.', 'It can make a clip that loops.']
  }),
  knownModel({
    id: 'luma-ray-3.2',
    label: 'Luma Ray 3.2',
    vendor: 'Luma',
    family: 'luma',
    target: 'ray-3.2',
    lifecycle: lifecycleFrom(hosts, isCurrent()),
    durations: hosts(exactly(5, 10)),
    resolutions: hosts(['360p', '540p', '720p', '1080p']),
    aspectRatios: hosts(['16:9', '9:16', '1:1', '4:3', '3:4', '21:9']),
    audio: hosts('none'),
    negativePrompt: hosts(negativesIn('none')),
    promptLimit: hosts(atMost(6000, 'characters')),
    notes: ['Only a clip of 5 s can loop.']
  })
];
