import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPromptData } from '#tests/support/prompt-arbitrary.ts';
import { clearTextFields, defaultPromptData } from '../default-prompt.ts';
import { toVeo3Data } from './veo3-data.ts';
import { writePromptText } from './write-prompt.ts';

test('groups what Veo can act on, in words', () => {
  const shot = {
    ...defaultPromptData,
    mainSubject: ' a fox ',
    resolution: '4k',
    dialogue: 'Fox: Over here!\nOwl: Hush',
    soundEffects: ['bird-calls']
  };
  expect(toVeo3Data(shot)).toEqual({
    model: 'veo-3',
    prompt: writePromptText(shot),
    settings: { durationSeconds: 10, fps: 24, resolution: '4K', aspectRatio: '16:9' },
    scene: { subject: 'a fox', style: 'cinematic realism', colorGrading: 'natural', mood: 'uplifting' },
    camera: { shots: ['medium shot'], movement: 'static' },
    audio: {
      language: 'English',
      voice: 'natural',
      dialogue: [
        { speaker: 'Fox', line: 'Over here!' },
        { speaker: 'Owl', line: 'Hush' }
      ],
      soundEffects: ['bird calls'],
      subtitles: false
    }
  });
});

test('an empty prompt leaves only its numbers', () => {
  expect(toVeo3Data(clearTextFields(defaultPromptData))).toEqual({
    settings: { durationSeconds: 10, fps: 24 }
  });
});

test('nothing in it is ever empty, and it survives JSON unchanged', () => {
  fc.assert(
    fc.property(anyPromptData, (data) => {
      const veo3 = toVeo3Data(data);
      expect(JSON.stringify(veo3)).not.toMatch(/:(""|null|\[\]|\{\})/);
      expect(JSON.parse(JSON.stringify(veo3))).toEqual(veo3);
    })
  );
});
