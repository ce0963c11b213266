// The default prompt, and the two ways to reset or clear one.
import type { PromptData } from './prompt-data.ts';

/**
 * The version of the prompt format that this app writes, see `read-prompt-data.ts`. It goes up when a field is added or
 * given another type; a field is never removed and never gets another meaning.
 */
export const currentPromptVersion = 1;

/** The spec's default prompt. */
export const defaultPromptData: PromptData = {
  concept: '',
  mainSubject: '',
  action: '',
  setting: '',
  cameraMovement: 'static',
  shotTypes: ['medium-shot'],
  transitions: 'cut',
  cinematicStyle: 'cinematic-realism',
  colorGrading: 'natural',
  mood: 'uplifting',
  visualEffects: [],
  language: 'English',
  dialogue: '',
  voiceStyle: 'Natural',
  subtitles: false,
  musicStyle: '',
  soundEffects: [],
  ambientSounds: '',
  audioMix: '',
  duration: 10,
  frameRate: 24,
  resolution: '1080p',
  aspectRatio: '16:9',
  quality: 7,
  model: 'veo-3',
  additionalParams: '',
  schemaVersion: currentPromptVersion
};

/** A fresh copy of the defaults. Keys this version does not know go too: a reset prompt is a new one. */
export function resetPrompt(): PromptData {
  return {
    ...defaultPromptData,
    shotTypes: [...defaultPromptData.shotTypes],
    visualEffects: [],
    soundEffects: []
  };
}

const clearedFields: PromptData = {
  ...defaultPromptData,
  cameraMovement: '',
  shotTypes: [],
  transitions: '',
  cinematicStyle: '',
  colorGrading: '',
  mood: '',
  language: '',
  voiceStyle: '',
  resolution: '',
  aspectRatio: '',
  model: ''
};

/** Empties every text, choice and list; duration 10, frame rate 24 and quality 7 stay, as do unknown keys. */
export function clearTextFields(data: PromptData): PromptData {
  return {
    ...data,
    ...clearedFields,
    schemaVersion: data.schemaVersion,
    shotTypes: [],
    visualEffects: [],
    soundEffects: []
  };
}
