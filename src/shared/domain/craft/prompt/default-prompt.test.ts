import { expect, test } from 'vitest';
import { clearTextFields, defaultPromptData, resetPrompt } from './default-prompt.ts';
import { promptFieldNames, promptFields } from './prompt-fields.ts';

test('the defaults are those of the spec', () => {
  expect(defaultPromptData).toMatchObject({
    duration: 10,
    language: 'English',
    voiceStyle: 'Natural',
    subtitles: false,
    cinematicStyle: 'cinematic-realism',
    colorGrading: 'natural',
    mood: 'uplifting',
    cameraMovement: 'static',
    shotTypes: ['medium-shot'],
    transitions: 'cut',
    frameRate: 24,
    resolution: '1080p',
    aspectRatio: '16:9',
    quality: 7,
    model: 'veo-3'
  });
  expect(Object.keys(defaultPromptData)).toEqual([...promptFieldNames, 'schemaVersion']);
});

test('every default is one of the choices offered', () => {
  const strangers = promptFields.flatMap((field) => {
    const offered: readonly unknown[] =
      'choices' in field ? [...field.choices, ''] : [defaultPromptData[field.name]];
    return [defaultPromptData[field.name]].flat().filter((value) => !offered.includes(value));
  });
  expect(strangers).toEqual([]);
});

test('a reset prompt equals the defaults and shares no list with them', () => {
  const prompt = resetPrompt();
  prompt.shotTypes.push('close-up');
  expect(resetPrompt()).toEqual(defaultPromptData);
  expect(defaultPromptData.shotTypes).toEqual(['medium-shot']);
});

test('clearing keeps duration 10, frame rate 24, quality 7 and unknown keys, and empties the rest', () => {
  const full = { ...defaultPromptData, concept: 'A storm', duration: 42, subtitles: true, lens: '35mm' };
  const cleared = clearTextFields(full);
  expect(cleared).toMatchObject({ duration: 10, frameRate: 24, quality: 7, subtitles: false, lens: '35mm' });
  const kept = promptFields.filter(
    (field) => cleared[field.name] !== '' && [cleared[field.name]].flat().length > 0
  );
  expect(kept.map((field) => field.name)).toEqual(['subtitles', 'duration', 'frameRate', 'quality']);
});
