// What each field of a prompt is for, in one sentence: for the people who read or write prompts as JSON.
import type { PromptField } from './prompt.ts';

export const fieldMeanings: Readonly<Record<PromptField, string>> = {
  concept: 'The idea of the shot in one sentence, before any detail.',
  mainSubject: 'Who or what the shot is about, described so that it looks the same in every take.',
  action: 'What happens, with an end that can be seen.',
  setting: 'Where and when it happens, and what the light is like there.',
  cameraMovement: 'How the camera moves. One move for a shot.',
  shotTypes: 'How near the camera is, in the order of the shots.',
  transitions: 'How one shot leads to the next. It means nothing where there is only one shot.',
  cinematicStyle: 'The kind of film it should look like.',
  colorGrading: 'The colours of the finished picture.',
  mood: 'The feeling the picture and the sound share.',
  visualEffects: 'What lies over the picture: grain, haze, rain, slow motion.',
  language: 'The language that is spoken. The instructions themselves stay as you wrote them.',
  dialogue: 'What is said, a line for each speaker: “Keeper: It was meant for me.”',
  voiceStyle: 'How it is said.',
  subtitles: 'Whether words may appear in the picture.',
  musicStyle: 'The music, or “no-music” where there is to be none.',
  soundEffects: 'Sounds that belong to something that happens.',
  ambientSounds: 'What is heard all the time.',
  audioMix: 'What is in front: voices, music or effects.',
  duration: 'The length of the clip in seconds.',
  frameRate: 'Frames per second.',
  resolution: 'The size of the picture.',
  aspectRatio: 'The shape of the picture, width to height.',
  quality: '1 to 10, to choose between the tiers of a model. No model has such a setting itself.',
  model: 'The model the prompt is written for.',
  additionalParams: 'Everything that has no field of its own, in plain sentences.'
};
