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

const hosts = readFrom('https://docs.comfy.org/built-in-nodes/Vidu3TextToVideoNode', 'B', '2026-08-21');

const q3 = {
  vendor: 'Shengshu',
  family: 'vidu',
  lifecycle: lifecycleFrom(hosts, isCurrent()),
  durations: hosts(between(1, 16)),
  resolutions: hosts(['540p', '720p', '1080p']),
  aspectRatios: hosts(['16:9', '9:16', '1:1', '4:3', '3:4']),
  audio: hosts('toggle'),
  negativePrompt: hosts(negativesIn('none')),
  promptLimit: hosts(atMost(2000, 'characters'))
} satisfies Partial<Model>;

export const shengshuModels: readonly Model[] = [
  knownModel({ ...q3, id: 'vidu-q3', label: 'Vidu Q3 Pro', target: 'viduq3-pro' }),
  knownModel({ ...q3, id: 'vidu-q3-turbo', label: 'Vidu Q3 Turbo', target: 'viduq3-turbo' })
];
