// Golden texts where subject, action, place, camera and look are told in plain sentences, in that order.
import { test } from 'vitest';
import {
  english,
  expectGolden,
  type Golden,
  keeper,
  keeperAudio,
  keeperCamera,
  keeperScene,
  noFrameRate,
  quality,
  silent,
  writtenFor
} from '#tests/support/compile-golden.ts';

const seen = [
  'A lighthouse keeper finds a message in a bottle.',
  'An old man in yellow oilskins kneels and pulls the cork with shaking hands on a stony beach at first light.',
  'A medium close-up with a slow dolly in.',
  'Cinematic realism style, blue hour color grading, and a tender mood, with film grain and mist.'
];
const heard = [
  'The old man says in a weary voice, "It was meant for me."',
  'Solo piano music plays throughout.',
  'SFX: waves crash, paper rustles.',
  'Ambient noise: howling wind.',
  'Clean frame, free of on-screen text and captions.'
];
const soundFields = ['language', 'dialogue', 'voiceStyle', 'musicStyle', 'soundEffects', 'ambientSounds'];

const scene = { scene: keeperScene, camera: keeperCamera };
const settings = (durationSeconds: number, resolution: string, fps?: number) => ({
  settings: { durationSeconds, ...(fps !== undefined && { fps }), resolution, aspectRatio: '16:9' }
});

const goldens: readonly Golden[] = [
  {
    model: 'luma-ray-2',
    prompt: { ...keeper, duration: 9, additionalParams: 'No text.' },
    sentences: [...seen, 'No text.'],
    payload: (prompt) => ({
      model: 'ray-2',
      prompt,
      aspect_ratio: '16:9',
      duration: '9s',
      resolution: '1080p'
    }),
    json: { model: 'ray-2', ...settings(9, '1080p'), ...scene, additional: 'No text.' },
    losses: [
      ...silent('Luma Ray 2', ...soundFields),
      noFrameRate('Luma Ray 2'),
      quality,
      writtenFor('Luma Ray 2')
    ]
  },
  {
    model: 'luma-ray-3.2',
    prompt: { ...keeper, additionalParams: 'No text.' },
    sentences: [...seen, 'No text.'],
    payload: (prompt) => ({
      model: 'ray-3.2',
      type: 'video',
      prompt,
      aspect_ratio: '16:9',
      video: { duration: '10s', resolution: '1080p' }
    }),
    json: { model: 'ray-3.2', ...settings(10, '1080p'), ...scene, additional: 'No text.' },
    losses: [
      ...silent('Luma Ray 3.2', ...soundFields),
      ['duration', 'softened', 'Luma Ray 3.2 takes 5 or 10 s, so 8 s becomes 10 s.'],
      noFrameRate('Luma Ray 3.2'),
      quality,
      writtenFor('Luma Ray 3.2')
    ]
  },
  {
    model: 'pika-2.2',
    prompt: { ...keeper, additionalParams: 'No text.' },
    sentences: seen,
    payload: (prompt) => ({
      prompt,
      negative_prompt: 'text',
      aspect_ratio: '16:9',
      resolution: '1080p',
      duration: 10
    }),
    json: { model: 'pika-2.2', ...settings(10, '1080p'), ...scene, negativePrompt: 'text' },
    losses: [
      ...silent('Pika 2.2', ...soundFields),
      ['duration', 'softened', 'Pika 2.2 takes 5 or 10 s, so 8 s becomes 10 s.'],
      noFrameRate('Pika 2.2'),
      quality,
      writtenFor('Pika 2.2'),
      ['additionalParams', 'moved', 'What is unwanted goes into the negative prompt of Pika 2.2: text.']
    ]
  },
  {
    model: 'hailuo-2.3',
    prompt: keeper,
    sentences: seen,
    payload: (prompt) => ({ model: 'MiniMax-Hailuo-2.3', prompt, duration: 10, resolution: '768P' }),
    json: { model: 'MiniMax-Hailuo-2.3', ...settings(10, '768p'), ...scene },
    losses: [
      ...silent('Hailuo 2.3', ...soundFields),
      ['duration', 'softened', 'Hailuo 2.3 takes 6 or 10 s, so 8 s becomes 10 s.'],
      noFrameRate('Hailuo 2.3'),
      ['resolution', 'softened', 'Hailuo 2.3 gives 1080p only at 6 s, and this clip takes 10 s.'],
      quality,
      writtenFor('Hailuo 2.3')
    ]
  },
  {
    model: 'minimax-h3',
    prompt: keeper,
    sentences: [...seen, ...heard],
    payload: (text) => ({
      model: 'MiniMax-H3',
      content: [{ type: 'text', text }],
      resolution: '768P',
      ratio: '16:9',
      duration: 8
    }),
    json: { model: 'MiniMax-H3', ...settings(8, '768p'), ...scene, audio: keeperAudio },
    losses: [
      english,
      noFrameRate('MiniMax H3'),
      ['resolution', 'softened', 'MiniMax H3 takes 768p or 2K, not 1080p.'],
      quality,
      writtenFor('MiniMax H3')
    ]
  },
  {
    model: 'wan-2.7',
    prompt: { ...keeper, aspectRatio: '3:4', additionalParams: 'Never show logos or text.' },
    sentences: [...seen, ...heard],
    payload: (prompt) => ({
      model: 'wan2.7-t2v',
      input: { prompt, negative_prompt: 'logos, text' },
      parameters: { resolution: '1080P', ratio: '3:4', duration: 8, prompt_extend: false }
    }),
    json: {
      model: 'wan2.7-t2v',
      settings: { durationSeconds: 8, resolution: '1080p', aspectRatio: '3:4' },
      ...scene,
      audio: keeperAudio,
      negativePrompt: 'logos, text'
    },
    losses: [
      english,
      noFrameRate('Wan 2.7'),
      quality,
      writtenFor('Wan 2.7'),
      ['additionalParams', 'moved', 'What is unwanted goes into the negative prompt of Wan 2.7: logos, text.']
    ]
  },
  {
    model: 'ltx-2.5',
    prompt: { ...keeper, frameRate: 60, aspectRatio: '9:16' },
    sentences: [...seen, ...heard],
    payload: (prompt) => ({
      model: 'ltx-2-5-fast',
      prompt,
      duration: 8,
      resolution: '1080x1920',
      fps: 50,
      generate_audio: true
    }),
    json: {
      model: 'ltx-2-5-fast',
      settings: { durationSeconds: 8, fps: 50, resolution: '1080p', aspectRatio: '9:16' },
      ...scene,
      audio: keeperAudio
    },
    losses: [
      english,
      ['frameRate', 'softened', 'LTX-2.5 Fast delivers 24, 25, 48 or 50 frames a second, not 60.'],
      quality,
      writtenFor('LTX-2.5 Fast')
    ]
  },
  {
    model: 'grok-imagine',
    prompt: keeper,
    sentences: [...seen, ...heard],
    payload: (prompt) => ({
      model: 'grok-imagine-video',
      prompt,
      duration: 8,
      aspect_ratio: '16:9',
      resolution: '720p'
    }),
    json: { model: 'grok-imagine-video', ...settings(8, '720p'), ...scene, audio: keeperAudio },
    losses: [
      english,
      noFrameRate('Grok Imagine'),
      ['resolution', 'softened', 'Grok Imagine takes 480p or 720p, not 1080p.'],
      quality,
      writtenFor('Grok Imagine')
    ]
  },
  {
    model: 'vidu-q3',
    prompt: keeper,
    sentences: [...seen, ...heard],
    payload: (prompt) => ({
      model: 'viduq3-pro',
      prompt,
      duration: 8,
      aspect_ratio: '16:9',
      resolution: '1080p',
      audio: true
    }),
    json: { model: 'viduq3-pro', ...settings(8, '1080p'), ...scene, audio: keeperAudio },
    losses: [english, noFrameRate('Vidu Q3 Pro'), quality, writtenFor('Vidu Q3 Pro')]
  }
];

test.each(goldens)('$model', (golden) => {
  expectGolden(golden);
});
