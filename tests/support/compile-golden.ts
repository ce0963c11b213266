// The start of every golden example of the compiler: one prompt with every group filled in, and how it is checked.
import { expect } from 'vitest';
import { compilePrompt } from '#shared/domain/craft/compile/compile.ts';
import { builtInRegistry, findModel } from '#shared/domain/craft/model/registry/registry.ts';
import { clearTextFields, defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';

const empty = clearTextFields(defaultPromptData);

/** A lighthouse keeper, every group filled in; 8 s, 1080p. */
export const keeper: PromptData = {
  ...empty,
  concept: 'a lighthouse keeper finds a message in a bottle',
  mainSubject: 'an old man in yellow oilskins',
  action: 'kneels and pulls the cork with shaking hands',
  setting: 'on a stony beach at first light',
  shotTypes: ['medium-close-up'],
  cameraMovement: 'slow-dolly-in',
  cinematicStyle: 'cinematic-realism',
  colorGrading: 'blue-hour',
  mood: 'tender',
  visualEffects: ['film-grain', 'mist'],
  language: 'English',
  dialogue: 'It was meant for me.',
  voiceStyle: 'Weary',
  musicStyle: 'solo-piano',
  soundEffects: ['waves-crash', 'paper-rustles'],
  ambientSounds: 'howling-wind',
  duration: 8,
  resolution: '1080p',
  aspectRatio: '16:9',
  model: 'veo-3'
};

/** The lighthouse keeper as JSON to paste, without the settings. */
export const keeperScene = {
  concept: 'a lighthouse keeper finds a message in a bottle',
  subject: 'an old man in yellow oilskins',
  action: 'kneels and pulls the cork with shaking hands',
  setting: 'on a stony beach at first light',
  style: 'cinematic realism',
  colorGrading: 'blue hour',
  mood: 'tender',
  effects: ['film grain', 'mist']
};
export const keeperCamera = { shots: ['medium close-up'], movement: 'slow dolly in' };
export const keeperAudio = {
  language: 'English',
  voice: 'weary',
  dialogue: [{ line: 'It was meant for me.' }],
  music: 'solo piano',
  soundEffects: ['waves crash', 'paper rustles'],
  ambient: 'howling wind',
  subtitles: false
};

/** Two boxers in three shots, with two lines and two beats; 10 s. */
export const boxers: PromptData = {
  ...empty,
  mainSubject: 'two boxers in worn leather gloves',
  action: 'circle each other under a single lamp; the taller one lowers his guard',
  setting: 'in an empty gym',
  shotTypes: ['wide-shot', 'over-the-shoulder-shot', 'extreme-close-up'],
  cameraMovement: 'handheld',
  transitions: 'smash-cut',
  cinematicStyle: 'neo-noir',
  colorGrading: 'black-and-white',
  mood: 'ominous',
  language: 'English',
  dialogue: 'Tall boxer: One more round.\nOld boxer: Then hit me.',
  ambientSounds: 'quiet-room-tone',
  duration: 10,
  resolution: '1080p',
  aspectRatio: '16:9',
  model: 'veo-3',
  additionalParams: 'Keep the ropes in focus. No crowd, no text.'
};

/** The losses that most models share. */
export const quality = [
  'quality',
  'dropped',
  'No video model has a quality setting; choose a finer or faster model.'
] as const;
export const english = [
  'language',
  'moved',
  'The lines themselves are in this language, so it is not named.'
] as const;
export const writtenFor = (label: string) =>
  ['model', 'moved', `Written for ${label} instead of veo-3.`] as const;
export const noFrameRate = (label: string) =>
  [
    'frameRate',
    'dropped',
    `The request to ${label} has no frame rate; set it where the clip is made.`
  ] as const;
export const silent = (label: string, ...fields: string[]) =>
  fields.map((field) => [field, 'dropped', `${label} makes no sound.`] as const);

/** `sentences` are joined by spaces, `\n` within them stays; `payload` gets the text it should hold. */
export type Golden = {
  readonly model: string;
  readonly prompt: PromptData;
  readonly sentences: readonly string[];
  readonly payload: (text: string) => Record<string, unknown>;
  readonly json: Record<string, unknown>;
  readonly losses: readonly (readonly [field: string, kind: string, why: string])[];
};

export function expectGolden({ model: id, prompt, sentences, payload, json, losses }: Golden): void {
  const model = findModel(builtInRegistry, id);
  if (model === undefined) throw new Error(`No model ${id}`);
  const compiled = compilePrompt({ name: '', data: prompt }, model, builtInRegistry);
  const text = sentences.join(' ').replaceAll('\n ', '\n');
  expect(compiled.text).toBe(text);
  expect(compiled.payload).toEqual(payload(text));
  expect(compiled.json).toEqual(json);
  expect(compiled.losses.map(({ field, kind, why }) => [field, kind, String(why)])).toEqual(losses);
}
