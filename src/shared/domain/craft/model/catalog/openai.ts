// Sora of OpenAI: nothing answers any more, but prompts written for it are still about.
import type { Model } from '../model.ts';
import { exactly, knownModel, lifecycleFrom, negativesIn, readFrom, retiredOn } from './fact-source.ts';

const openai = readFrom('openai/openai-node src/resources/videos.ts', 'A', '2026-08-13');
const prices = readFrom("OpenAI's prices while it was offered", 'A');
const lifecycle = readFrom("OpenAI's date for the end of Sora", 'A');

const sora = {
  vendor: 'OpenAI',
  family: 'sora',
  target: null,
  lifecycle: lifecycleFrom(lifecycle, retiredOn('2026-09-24', null)),
  durations: openai(exactly(4, 8, 12)),
  audio: openai('always'),
  negativePrompt: openai(negativesIn('none'))
} satisfies Partial<Model>;

const notInProse = 'Size and length were never read from the words of the prompt.';

export const openaiModels: readonly Model[] = [
  knownModel({
    ...sora,
    id: 'sora-2',
    label: 'Sora 2',
    resolutions: openai(['720p']),
    aspectRatios: openai(['16:9', '9:16']),
    prices: prices([{ usdPerSecond: 0.1, resolution: null, hasAudio: null }]),
    notes: [notInProse, 'The sizes were 1280x720 and 720x1280.']
  }),
  knownModel({
    ...sora,
    id: 'sora-2-pro',
    label: 'Sora 2 Pro',
    resolutions: openai(['720p', '1024p']),
    aspectRatios: openai(['16:9', '9:16', '7:4', '4:7']),
    prices: prices([{ usdPerSecond: 0.3, resolution: null, hasAudio: null }]),
    notes: [notInProse, 'The sizes were 1280x720, 720x1280, 1792x1024 and 1024x1792.']
  })
];
