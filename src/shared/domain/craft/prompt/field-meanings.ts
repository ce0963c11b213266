// The purpose of each field in one sentence, for readers and writers of the JSON schema.
import { type Sentence, sentence } from '../../../kit/sentence.ts';
import type { PromptField } from './prompt.ts';

export const fieldMeanings: Readonly<Record<PromptField, Sentence>> = {
  concept: sentence`The idea of the shot in one sentence, before any detail.`,
  mainSubject: sentence`Who or what the shot is about, described so that it looks the same in every take.`,
  action: sentence`What happens, with an end that can be seen.`,
  setting: sentence`Where and when it happens, and what the light is like there.`,
  cameraMovement: sentence`How the camera moves. One move for a shot.`,
  shotTypes: sentence`How near the camera is, in the order of the shots.`,
  transitions: sentence`How one shot leads to the next. It means nothing where there is only one shot.`,
  cinematicStyle: sentence`The kind of film it should look like.`,
  colorGrading: sentence`The colours of the finished picture.`,
  mood: sentence`The feeling the picture and the sound share.`,
  visualEffects: sentence`What lies over the picture: grain, haze, rain, slow motion.`,
  language: sentence`The language that is spoken. The instructions themselves stay as you wrote them.`,
  dialogue: sentence`What is said, a line for each speaker: “Keeper: It was meant for me.”`,
  voiceStyle: sentence`How it is said.`,
  subtitles: sentence`Whether words may appear in the picture.`,
  musicStyle: sentence`The music, or “no-music” where there is to be none.`,
  soundEffects: sentence`Sounds that belong to something that happens.`,
  ambientSounds: sentence`What is heard all the time.`,
  audioMix: sentence`What is in front: voices, music or effects.`,
  duration: sentence`The length of the clip in seconds.`,
  frameRate: sentence`Frames per second.`,
  resolution: sentence`The size of the picture.`,
  aspectRatio: sentence`The shape of the picture, width to height.`,
  quality: sentence`1 to 10, to choose between the tiers of a model. No model has such a setting itself.`,
  model: sentence`The model the prompt is written for.`,
  additionalParams: sentence`Everything that has no field of its own, in plain sentences.`
};
