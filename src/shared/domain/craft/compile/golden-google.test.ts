// Golden texts for Google's models: the camera first for Veo, the sound last for Omni.
import { test } from 'vitest';
import {
  boxers,
  english,
  expectGolden,
  keeper,
  keeperAudio,
  keeperCamera,
  keeperScene,
  quality,
  writtenFor
} from '#tests/support/compile-golden.ts';

test('Veo reads camera, subject, action, place and look, the speech and the sound last', () => {
  expectGolden({
    model: 'veo-3.1',
    prompt: { ...keeper, additionalParams: 'Keep the horizon level. No text, no crowds or ships.' },
    sentences: [
      'A medium close-up with a slow dolly in.',
      'A lighthouse keeper finds a message in a bottle.',
      'An old man in yellow oilskins kneels and pulls the cork with shaking hands on a stony beach at first light.',
      'Cinematic realism style, blue hour color grading, and a tender mood, with film grain and mist.',
      'The old man says in a weary voice, "It was meant for me."',
      'Solo piano music plays throughout.',
      'SFX: waves crash, paper rustles.',
      'Ambient noise: howling wind.',
      'Clean frame, free of on-screen text and captions.',
      'Keep the horizon level.'
    ],
    payload: (text) => ({
      model: 'veo-3.1-generate-001',
      prompt: text,
      config: {
        durationSeconds: 8,
        resolution: '1080p',
        aspectRatio: '16:9',
        negativePrompt: 'text, crowds, ships'
      }
    }),
    json: {
      model: 'veo-3.1-generate-001',
      settings: { durationSeconds: 8, fps: 24, resolution: '1080p', aspectRatio: '16:9' },
      scene: keeperScene,
      camera: keeperCamera,
      audio: keeperAudio,
      additional: 'Keep the horizon level.',
      negativePrompt: 'text, crowds, ships'
    },
    losses: [
      english,
      quality,
      writtenFor('Veo 3.1'),
      [
        'additionalParams',
        'moved',
        'What is unwanted goes into the negative prompt of Veo 3.1: text, crowds, ships.'
      ]
    ]
  });
});

test('Veo 3 is asked for the nearest clip it takes, and its own name is no loss', () => {
  expectGolden({
    model: 'veo-3',
    prompt: { ...boxers, shotTypes: ['wide-shot'], dialogue: '', additionalParams: '', language: '' },
    sentences: [
      'A wide shot with a handheld camera.',
      'Two boxers in worn leather gloves circle each other under a single lamp; the taller one lowers his guard in an empty gym.',
      'Neo-noir style, black-and-white grading, and an ominous mood.',
      'Ambient noise: quiet room tone.'
    ],
    payload: (text) => ({
      model: 'veo-3',
      prompt: text,
      config: { durationSeconds: 8, resolution: '1080p', aspectRatio: '16:9' }
    }),
    json: {
      model: 'veo-3',
      settings: { durationSeconds: 8, fps: 24, resolution: '1080p', aspectRatio: '16:9' },
      scene: {
        subject: 'two boxers in worn leather gloves',
        action: 'circle each other under a single lamp; the taller one lowers his guard',
        setting: 'in an empty gym',
        style: 'neo-noir',
        colorGrading: 'black-and-white',
        mood: 'ominous'
      },
      camera: { shots: ['wide shot'], movement: 'handheld' },
      audio: { ambient: 'quiet room tone' },
      timeline: [
        { start: 0, end: 4, shot: 'wide shot', visual: 'circle each other under a single lamp' },
        { start: 4, end: 8, visual: 'the taller one lowers his guard' }
      ]
    },
    losses: [
      ['transitions', 'dropped', 'There is only one shot, and nothing to cut to.'],
      [
        'duration',
        'softened',
        'Veo 3 takes 4, 6 or 8 s, so 10 s becomes 8 s. The clip plan has room for the rest.'
      ],
      quality
    ]
  });
});

test('Omni reads the length and the ratio from the text, and a line of sound at its end', () => {
  expectGolden({
    model: 'gemini-omni-flash',
    prompt: keeper,
    sentences: [
      'An 8-second clip in 16:9.',
      'A lighthouse keeper finds a message in a bottle.',
      'An old man in yellow oilskins kneels and pulls the cork with shaking hands on a stony beach at first light.',
      'A medium close-up with a slow dolly in.',
      'Cinematic realism style, blue hour color grading, and a tender mood, with film grain and mist.',
      'Clean frame, free of on-screen text and captions.\n',
      'Audio: The old man says in a weary voice, "It was meant for me."',
      'Solo piano music plays throughout.',
      'SFX: waves crash, paper rustles.',
      'Ambient noise: howling wind.'
    ],
    payload: (text) => ({
      model: 'gemini-omni-1.1-flash',
      input: text,
      response_format: { type: 'video', aspect_ratio: '16:9', resolution: '1080p', duration: '8s' }
    }),
    json: {
      model: 'gemini-omni-1.1-flash',
      settings: { durationSeconds: 8, fps: 24, resolution: '1080p', aspectRatio: '16:9' },
      scene: keeperScene,
      camera: keeperCamera,
      audio: keeperAudio
    },
    losses: [english, quality, writtenFor('Gemini Omni 1.1 Flash')]
  });
});
