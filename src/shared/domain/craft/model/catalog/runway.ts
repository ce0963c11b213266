// Runway's own models.
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

const textToVideo = readFrom('runwayml/sdk-node 4.12.0 src/resources/text-to-video.ts', 'A', '2026-07-23');
const imageToVideo = readFrom('runwayml/sdk-node 4.12.0 src/resources/image-to-video.ts', 'A', '2026-07-23');
const guide = readFrom('help.runwayml.com, Creating with Gen-4', 'A');
const hosts = readFrom('12 credits a second at a cent each, as integrators count', 'B');

const runway = {
  vendor: 'Runway',
  family: 'runway',
  lifecycle: lifecycleFrom(textToVideo, isCurrent()),
  resolutions: textToVideo(['720p']),
  frameRates: guide([24]),
  audio: textToVideo('none'),
  negativePrompt: guide(negativesIn('harmful'))
} satisfies Partial<Model>;

export const runwayModels: readonly Model[] = [
  knownModel({
    ...runway,
    id: 'runway-gen4.5',
    label: 'Runway Gen-4.5',
    target: 'gen4.5',
    durations: textToVideo(between(2, 10)),
    aspectRatios: textToVideo(['16:9', '9:16']),
    promptLimit: textToVideo(atMost(1000, 'utf16')),
    prices: hosts([{ usdPerSecond: 0.12, resolution: null, hasAudio: null }]),
    notes: [
      'From text it delivers 1280:720 or 720:1280.',
      'With an image it also takes 4:3 (1104:832), 1:1 (960:960), 3:4 and 21:9 (1584:672).',
      'Naming what you do not want tends to bring it about.'
    ]
  }),
  knownModel({
    ...runway,
    id: 'runway-gen4_turbo',
    label: 'Runway Gen-4 Turbo',
    target: 'gen4_turbo',
    durations: imageToVideo(exactly(5, 10)),
    aspectRatios: imageToVideo(['16:9', '9:16', '4:3', '3:4', '1:1', '21:9']),
    promptLimit: imageToVideo(atMost(1000, 'utf16')),
    notes: ['It needs an image to start from.', 'Naming what you do not want tends to bring it about.']
  })
];
