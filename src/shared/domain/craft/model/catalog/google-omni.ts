// Gemini Omni, which Google names as its video model of choice since Veo is on its way out.
import type { Model } from '../model.ts';
import {
  atMost,
  between,
  extendsBy,
  isCurrent,
  knownModel,
  lifecycleFrom,
  negativesIn,
  readFrom
} from './fact-source.ts';

const google = readFrom('ai.google.dev/gemini-api/docs/video', 'A');
const sdk = readFrom(
  'https://github.com/googleapis/js-genai src/gaos/models/interactions/video-response-format.ts',
  'A',
  '2026-08-21'
);
const hosts = readFrom('the Gemini Omni pages of runware.ai and docs.oxen.ai', 'B');
const extensions = readFrom(
  'docs.cloud.google.com, extending videos (40 s in all); apidog.com, extending with Omni (10 s a turn)',
  'C'
);

const omni = {
  vendor: 'Google',
  family: 'omni',
  lifecycle: lifecycleFrom(google, isCurrent()),
  resolutions: sdk(['360p', '720p', '1080p', '4K']),
  aspectRatios: sdk(['16:9', '9:16']),
  frameRates: hosts([24]),
  audio: hosts('always'),
  negativePrompt: hosts(negativesIn('prose'))
} satisfies Partial<Model>;

const inProse = 'Some hosts read the length and the ratio from the words of the prompt.';

export const omniModels: readonly Model[] = [
  knownModel({
    ...omni,
    id: 'gemini-omni-flash',
    label: 'Gemini Omni 1.1 Flash',
    target: 'gemini-omni-1.1-flash',
    durations: hosts(between(3, 10)),
    extension: extensions(extendsBy(10, 40)),
    promptLimit: hosts(atMost(131_000, 'tokens')),
    notes: [
      inProse,
      'An extension adds 3 to 10 s. Google Cloud stops at 40 s in all, the Gemini API at 30 s.',
      'gemini-omni-flash-preview ended on 2026-09-30.'
    ]
  }),
  knownModel({
    ...omni,
    id: 'gemini-omni-1.2-flash',
    label: 'Gemini Omni 1.2 Flash',
    target: 'gemini-omni-1.2-flash',
    lifecycle: lifecycleFrom(hosts, isCurrent()),
    durations: hosts(between(3, 15)),
    prices: hosts([
      { usdPerSecond: 0.023, resolution: '360p', hasAudio: null },
      { usdPerSecond: 0.07, resolution: '720p', hasAudio: null },
      { usdPerSecond: 0.105, resolution: '1080p', hasAudio: null },
      { usdPerSecond: 0.21, resolution: '4K', hasAudio: null }
    ]),
    notes: [
      inProse,
      'With a first and a last frame it makes 3 to 10 s.',
      "The prices are a reseller's; Google's own may differ."
    ]
  })
];
