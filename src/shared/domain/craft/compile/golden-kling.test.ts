// Golden texts for Kling: labeled speakers, and a list of shots since version 3.
import { test } from 'vitest';
import {
  boxers,
  english,
  expectGolden,
  keeper,
  keeperAudio,
  keeperCamera,
  keeperScene,
  noFrameRate,
  quality,
  writtenFor
} from '#tests/support/compile-golden.ts';

test('Kling 2.6 reads subject, motion, scene and camera, each line under its speaker', () => {
  expectGolden({
    model: 'kling-2.6',
    prompt: { ...keeper, additionalParams: 'Avoid blur, extra fingers' },
    sentences: [
      'A lighthouse keeper finds a message in a bottle.',
      'An old man in yellow oilskins kneels and pulls the cork with shaking hands on a stony beach at first light.',
      'A medium close-up with a slow dolly in.',
      'Cinematic realism style, blue hour color grading, and a tender mood, with film grain and mist.',
      '[The old man, weary voice]: "It was meant for me."',
      'Solo piano music plays throughout.',
      'SFX: waves crash, paper rustles.',
      'Ambient noise: howling wind.',
      'Clean frame, free of on-screen text and captions.'
    ],
    payload: (text) => ({
      model_name: 'kling-v2-6',
      prompt: text,
      negative_prompt: 'blur, extra fingers',
      duration: '10',
      aspect_ratio: '16:9',
      mode: 'pro',
      sound: 'on'
    }),
    json: {
      model: 'kling-v2-6',
      settings: { durationSeconds: 10, resolution: '1080p', aspectRatio: '16:9' },
      scene: keeperScene,
      camera: keeperCamera,
      audio: keeperAudio,
      negativePrompt: 'blur, extra fingers'
    },
    losses: [
      english,
      ['duration', 'softened', 'Kling 2.6 takes 5 or 10 s, so 8 s becomes 10 s.'],
      noFrameRate('Kling 2.6'),
      quality,
      writtenFor('Kling 2.6'),
      [
        'additionalParams',
        'moved',
        'What is unwanted goes into the negative prompt of Kling 2.6: blur, extra fingers.'
      ]
    ]
  });
});

const shots = [
  [
    'A wide shot with a handheld camera.',
    'Two boxers in worn leather gloves circle each other under a single lamp in an empty gym.',
    'Neo-noir style, black-and-white grading, and an ominous mood.',
    '[The tall boxer]: "One more round."',
    'Ambient noise: quiet room tone.',
    'Clean frame, free of on-screen text and captions.',
    'Keep the ropes in focus. No crowd, no text.'
  ].join(' '),
  [
    'Transition: smash cut.',
    'An over-the-shoulder shot with a handheld camera.',
    'Two boxers in worn leather gloves. The taller one lowers his guard in an empty gym.',
    'Neo-noir style, black-and-white grading, and an ominous mood.',
    '[The old boxer]: "Then hit me."',
    'Clean frame, free of on-screen text and captions.'
  ].join(' '),
  [
    'Transition: smash cut.',
    'An extreme close-up with a handheld camera.',
    'Two boxers in worn leather gloves in an empty gym.',
    'Neo-noir style, black-and-white grading, and an ominous mood.'
  ].join(' ')
];

test('Kling 3 gets a list of shots that last as long as the clip and repeat who is seen, where and how', () => {
  expectGolden({
    model: 'kling-3',
    prompt: boxers,
    sentences: [`Shot 1 (4 s): ${shots[0]}\n`, `Shot 2 (3 s): ${shots[1]}\n`, `Shot 3 (3 s): ${shots[2]}`],
    payload: () => ({
      model_name: 'kling-v3',
      duration: '10',
      aspect_ratio: '16:9',
      mode: 'pro',
      sound: 'on',
      multi_shot: true,
      shot_type: 'customize',
      multi_prompt: [
        { index: 1, prompt: shots[0], duration: '4' },
        { index: 2, prompt: shots[1], duration: '3' },
        { index: 3, prompt: shots[2], duration: '3' }
      ]
    }),
    json: {
      model: 'kling-v3',
      settings: { durationSeconds: 10, resolution: '1080p', aspectRatio: '16:9' },
      scene: {
        subject: 'two boxers in worn leather gloves',
        action: 'circle each other under a single lamp; the taller one lowers his guard',
        setting: 'in an empty gym',
        style: 'neo-noir',
        colorGrading: 'black-and-white',
        mood: 'ominous'
      },
      camera: {
        shots: ['wide shot', 'over-the-shoulder shot', 'extreme close-up'],
        movement: 'handheld',
        transition: 'smash cut'
      },
      audio: {
        language: 'English',
        dialogue: [
          { speaker: 'Tall boxer', line: 'One more round.' },
          { speaker: 'Old boxer', line: 'Then hit me.' }
        ],
        ambient: 'quiet room tone',
        subtitles: false
      },
      additional: 'Keep the ropes in focus. No crowd, no text.',
      timeline: [
        { start: 0, end: 4, shot: 'wide shot', visual: 'circle each other under a single lamp' },
        { start: 4, end: 7, shot: 'over-the-shoulder shot', visual: 'the taller one lowers his guard' },
        { start: 7, end: 10, shot: 'extreme close-up' }
      ]
    },
    losses: [english, noFrameRate('Kling 3'), quality, writtenFor('Kling 3')]
  });
});

test('Kling 3 gets one shot as one prompt, the camera first', () => {
  expectGolden({
    model: 'kling-3',
    prompt: { ...keeper, musicStyle: '', soundEffects: [], ambientSounds: '', dialogue: '', voiceStyle: '' },
    sentences: [
      'A medium close-up with a slow dolly in.',
      'A lighthouse keeper finds a message in a bottle.',
      'An old man in yellow oilskins kneels and pulls the cork with shaking hands on a stony beach at first light.',
      'Cinematic realism style, blue hour color grading, and a tender mood, with film grain and mist.'
    ],
    payload: (text) => ({
      model_name: 'kling-v3',
      prompt: text,
      duration: '8',
      aspect_ratio: '16:9',
      mode: 'pro',
      sound: 'off'
    }),
    json: {
      model: 'kling-v3',
      settings: { durationSeconds: 8, resolution: '1080p', aspectRatio: '16:9' },
      scene: keeperScene,
      camera: keeperCamera
    },
    losses: [
      ['language', 'dropped', 'Nobody speaks, so there is no voice to describe.'],
      noFrameRate('Kling 3'),
      quality,
      writtenFor('Kling 3')
    ]
  });
});
