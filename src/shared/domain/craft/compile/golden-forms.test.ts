// Golden texts for families with a form of their own: Sora's blocks, Runway's one shot, Seedance's cuts.
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
  silent,
  writtenFor
} from '#tests/support/compile-golden.ts';

test('Sora 2 reads a style line, the scene, then blocks', () => {
  expectGolden({
    model: 'sora-2',
    prompt: keeper,
    sentences: [
      'Style: Cinematic realism, film grain, and mist.\n\n',
      'A lighthouse keeper finds a message in a bottle.',
      'An old man in yellow oilskins on a stony beach at first light.',
      'Clean frame, free of on-screen text and captions.\n\n',
      'Cinematography:\n',
      'Camera: A medium close-up with a slow dolly in.\n',
      'Lighting and palette: Blue hour.\n',
      'Mood: Tender.\n\n',
      'Actions:\n',
      '- Kneels and pulls the cork with shaking hands.\n\n',
      'Dialogue:\n',
      '- The old man: "It was meant for me."\n',
      'Voice: Weary.\n\n',
      'Background Sound:\n',
      'Solo piano music plays throughout.',
      'SFX: waves crash, paper rustles.',
      'Ambient noise: howling wind.'
    ],
    payload: (text) => ({ model: 'sora-2', prompt: text, seconds: '8', size: '1280x720' }),
    json: {
      model: 'sora-2',
      settings: { durationSeconds: 8, resolution: '720p', aspectRatio: '16:9' },
      scene: keeperScene,
      camera: keeperCamera,
      audio: keeperAudio
    },
    losses: [
      english,
      noFrameRate('Sora 2'),
      ['resolution', 'softened', 'Sora 2 takes 720p, not 1080p.'],
      quality,
      writtenFor('Sora 2')
    ]
  });
});

test('Runway reads one silent shot of one subject, and what is there instead of what is not', () => {
  expectGolden({
    model: 'runway-gen4.5',
    prompt: boxers,
    sentences: [
      'A wide shot of two boxers in worn leather gloves in an empty gym.',
      'The subjects circle each other under a single lamp; the taller one lowers his guard.',
      'A handheld camera.',
      'Neo-noir style, black-and-white grading, and an ominous mood.',
      'Keep the ropes in focus. A deserted background. Clean frame.'
    ],
    payload: (text) => ({ model: 'gen4.5', promptText: text, ratio: '1280:720', duration: 10 }),
    json: {
      model: 'gen4.5',
      settings: { durationSeconds: 10, fps: 24, resolution: '720p', aspectRatio: '16:9' },
      scene: {
        subject: 'two boxers in worn leather gloves',
        action: 'circle each other under a single lamp; the taller one lowers his guard',
        setting: 'in an empty gym',
        style: 'neo-noir',
        colorGrading: 'black-and-white',
        mood: 'ominous'
      },
      camera: { shots: ['wide shot'], movement: 'handheld' },
      additional: 'Keep the ropes in focus. A deserted background. Clean frame.',
      timeline: [
        { start: 0, end: 5, shot: 'wide shot', visual: 'circle each other under a single lamp' },
        { start: 5, end: 10, visual: 'the taller one lowers his guard' }
      ]
    },
    losses: [
      ['shotTypes', 'softened', 'Runway Gen-4.5 films one shot; the first is kept.'],
      ['transitions', 'dropped', 'Runway Gen-4.5 films one shot, with nothing to cut to.'],
      ...silent('Runway Gen-4.5', 'language', 'dialogue', 'ambientSounds'),
      ['resolution', 'softened', 'Runway Gen-4.5 takes 720p, not 1080p.'],
      quality,
      writtenFor('Runway Gen-4.5'),
      [
        'additionalParams',
        'softened',
        'Runway Gen-4.5 tends to draw what a prompt forbids, so this is not said as a negative: crowd, text.'
      ]
    ]
  });
});

test('Seedance reads subject, place, look and cuts, a line of sound, and as JSON a beat sheet', () => {
  expectGolden({
    model: 'seedance-2',
    prompt: boxers,
    sentences: [
      'Two boxers in worn leather gloves circle each other under a single lamp; the taller one lowers his guard in an empty gym.',
      'Neo-noir style, black-and-white grading, and an ominous mood.',
      'A wide shot with a handheld camera.',
      'Smash cut to an over-the-shoulder shot.',
      'Smash cut to an extreme close-up.',
      'Clean frame, free of on-screen text and captions.',
      'Keep the ropes in focus. No crowd, no text.\n',
      'Audio: The tall boxer says, "One more round."',
      'The old boxer says, "Then hit me."',
      'Ambient noise: quiet room tone.'
    ],
    payload: (text) => ({
      model: 'dreamina-seedance-2-0-260128',
      content: [{ type: 'text', text }],
      ratio: '16:9',
      resolution: '1080p',
      duration: 10,
      generate_audio: true
    }),
    json: {
      duration: 10,
      ratio: '16:9',
      resolution: '1080p',
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
      audio_note: {
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
        { t: '0-4s', fn: 'wide shot', visual: 'circle each other under a single lamp' },
        { t: '4-7s', fn: 'over-the-shoulder shot', visual: 'the taller one lowers his guard' },
        { t: '7-10s', fn: 'extreme close-up' }
      ]
    },
    losses: [english, noFrameRate('Seedance 2'), quality, writtenFor('Seedance 2')]
  });
});
