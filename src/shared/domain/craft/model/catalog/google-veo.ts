// Veo of Google: the labels that prompts have stored since the beginning, and what still answers to them.
import type { Model, Price } from '../model.ts';
import {
  atMost,
  exactly,
  extendsBy,
  isCurrent,
  knownModel,
  lifecycleFrom,
  needsSeconds,
  negativesIn,
  readFrom,
  retiredOn
} from './fact-source.ts';

const google = readFrom(
  'googleapis/js-genai src/types.ts and src/converters/_models_converters.ts',
  'A',
  '2026-08-21'
);
const cookbook = readFrom('google-gemini/cookbook quickstarts/Get_started_Veo.ipynb', 'A');
const lifecycle = readFrom("Google's dates for the end of its models", 'A');
const hosts = readFrom('ArcReel/ArcReel lib/config/registry.py', 'B');
const cloud = readFrom(
  'https://docs.cloud.google.com/gemini-enterprise-agent-platform/models/video/generate-videos-from-text',
  'A',
  '2026-11-24'
);
const extensions = readFrom('mulmocast-app issue 1308, the extension ladder', 'B');

const price = (resolution: string, withAudio: number, withoutAudio: number): Price[] => [
  { usdPerSecond: withAudio, resolution, hasAudio: true },
  { usdPerSecond: withoutAudio, resolution, hasAudio: false }
];

/** The limits that all Veo models share. */
const veo = {
  vendor: 'Google',
  family: 'veo',
  aspectRatios: google(['16:9', '9:16']),
  frameRates: cookbook([24]),
  negativePrompt: google(negativesIn('field'))
} satisfies Partial<Model>;

const inEnglish = 'Google takes prompts in English; a spoken line may be in another language.';
const references = 'Reference images, three at most, need 8 s.';

const veo3 = {
  ...veo,
  durations: cookbook(exactly(4, 6, 8)),
  resolutions: cookbook(['720p', '1080p']),
  audio: google('always'),
  promptLimit: hosts(atMost(1024, 'tokens')),
  crossRules: [needsSeconds(cookbook, ['1080p'], [8])]
} satisfies Partial<Model>;

const oldNotes = [
  inEnglish,
  'The first API and the Veo 3 that Runway hosts take 8 s only; Runway takes 1,000 characters.'
];

export const veoModels: readonly Model[] = [
  knownModel({
    ...veo,
    id: 'veo-2',
    label: 'Veo 2',
    target: null,
    lifecycle: lifecycleFrom(lifecycle, retiredOn('2026-06-30', 'veo-3.1')),
    durations: hosts(exactly(5, 6, 7, 8)),
    resolutions: hosts(['720p']),
    audio: google('none'),
    notes: ['Answered to veo-2.0-generate-001.']
  }),
  knownModel({
    ...veo3,
    id: 'veo-3',
    label: 'Veo 3',
    target: null,
    lifecycle: lifecycleFrom(lifecycle, retiredOn('2026-06-30', 'veo-3.1')),
    notes: [...oldNotes, 'Answered to veo-3.0-generate-001.']
  }),
  knownModel({
    ...veo3,
    id: 'veo-3-fast',
    label: 'Veo 3 Fast',
    target: null,
    lifecycle: lifecycleFrom(lifecycle, retiredOn('2026-06-30', 'veo-3.1-fast')),
    notes: [...oldNotes, 'Answered to veo-3.0-fast-generate-001.']
  }),
  knownModel({
    ...veo3,
    id: 'veo-3.1',
    label: 'Veo 3.1',
    target: 'veo-3.1-generate-001',
    lifecycle: lifecycleFrom(lifecycle, {
      status: 'retiring',
      endsOn: '2026-11-17',
      replacement: 'gemini-omni-flash'
    }),
    extension: extensions(extendsBy(7, 148, '720p')),
    resolutions: cookbook(['720p', '1080p', '4K']),
    audio: google('toggle'),
    crossRules: [needsSeconds(cookbook, ['1080p', '4K'], [8])],
    prices: hosts([...price('720p', 0.4, 0.2), ...price('1080p', 0.4, 0.2), ...price('4K', 0.6, 0.4)]),
    notes: [
      inEnglish,
      'Google may end it on any day from 2026-11-17 on; the preview ids of the Gemini API are gone already.',
      'Only Google Cloud can leave the sound out, fix the seed or set the frame rate.',
      'That an extension comes in 720p is said by guides only; Google Cloud stops at 37 s in all.',
      references
    ]
  }),
  knownModel({
    ...veo3,
    id: 'veo-3.1-fast',
    label: 'Veo 3.1 Fast',
    target: 'veo-3.1-fast-generate-001',
    lifecycle: lifecycleFrom(lifecycle, {
      status: 'retiring',
      endsOn: '2026-11-17',
      replacement: 'gemini-omni-flash'
    }),
    audio: google('toggle'),
    crossRules: [needsSeconds(hosts, ['1080p', '4K'], [8])],
    prices: hosts([...price('720p', 0.1, 0.08), ...price('1080p', 0.12, 0.1), ...price('4K', 0.3, 0.25)]),
    notes: [
      inEnglish,
      'Google may end it on any day from 2026-11-17 on.',
      'Some hosts deliver 4K as well.',
      'Only Google Cloud can leave the sound out.',
      references
    ]
  }),
  knownModel({
    ...veo3,
    id: 'veo-3.1-lite',
    label: 'Veo 3.1 Lite',
    target: 'veo-3.1-lite-generate-001',
    lifecycle: lifecycleFrom(cloud, isCurrent('gemini-omni-flash')),
    durations: hosts(exactly(4, 6, 8)),
    resolutions: hosts(['720p', '1080p']),
    audio: hosts('always'),
    crossRules: [needsSeconds(hosts, ['1080p'], [8])],
    prices: hosts([...price('720p', 0.05, 0.03), ...price('1080p', 0.08, 0.05)]),
    notes: [
      inEnglish,
      'It runs on Google Cloud only: veo-3.1-lite-generate-preview on the Gemini API ended on 2026-10-22.'
    ]
  })
];
