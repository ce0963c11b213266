// A prompt is the structured description of one shot: what is seen and heard, and how it is delivered.

/**
 * The 26 fields of the spec's "Prompt data" and the version of the format. Keys that this version does not know are
 * kept at run time (a newer version or another tool wrote them), so every function copies prompt data by spreading it.
 */
export type PromptData = {
  concept: string;
  mainSubject: string;
  action: string;
  setting: string;
  cameraMovement: string;
  shotTypes: string[];
  transitions: string;
  cinematicStyle: string;
  colorGrading: string;
  mood: string;
  visualEffects: string[];
  language: string;
  dialogue: string;
  voiceStyle: string;
  subtitles: boolean;
  musicStyle: string;
  soundEffects: string[];
  ambientSounds: string;
  audioMix: string;
  /** Seconds. */
  duration: number;
  /** Frames per second. */
  frameRate: number;
  resolution: string;
  aspectRatio: string;
  /** 1 to 10; no video model has such a setting, it chooses between a model's tiers. */
  quality: number;
  model: string;
  additionalParams: string;
  /** The newest version of the format that wrote any of it, see `read-prompt-data.ts`. */
  schemaVersion: number;
};
