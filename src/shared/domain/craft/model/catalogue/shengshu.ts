// Vidu of Shengshu.
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

const hosts = readFrom('Comfy-Org/docs built-in-nodes', 'B', '2026-08-21');

export const shengshuModels: readonly Model[] = [
  knownModel({
    id: 'vidu-q3',
    label: 'Vidu Q3',
    vendor: 'Shengshu',
    family: 'vidu',
    target: 'viduq3',
    lifecycle: lifecycleFrom(hosts, isCurrent()),
    durations: hosts(between(1, 16)),
    resolutions: hosts(['540p', '720p', '1080p']),
    aspectRatios: hosts(['16:9', '9:16', '1:1', '4:3', '3:4']),
    audio: hosts('toggle'),
    negativePrompt: hosts(negativesIn('none')),
    promptLimit: hosts(atMost(2000, 'characters'))
  })
];
