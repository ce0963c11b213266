// The schemas of a prompt and of its document, for every border they cross.
import * as z from 'zod';
import type { PromptData as Data } from './prompt-data.ts';
import { readPromptData } from './read-prompt-data.ts';

const fields = z.looseObject({
  concept: z.string(),
  mainSubject: z.string(),
  action: z.string(),
  setting: z.string(),
  cameraMovement: z.string(),
  shotTypes: z.array(z.string()),
  transitions: z.string(),
  cinematicStyle: z.string(),
  colorGrading: z.string(),
  mood: z.string(),
  visualEffects: z.array(z.string()),
  language: z.string(),
  dialogue: z.string(),
  voiceStyle: z.string(),
  subtitles: z.boolean(),
  musicStyle: z.string(),
  soundEffects: z.array(z.string()),
  ambientSounds: z.string(),
  audioMix: z.string(),
  duration: z.number(),
  frameRate: z.number(),
  resolution: z.string(),
  aspectRatio: z.string(),
  quality: z.number(),
  model: z.string(),
  additionalParams: z.string(),
  schemaVersion: z.int().positive()
});

export type PromptData = Data;

/** Reads as `readPromptData` does, so that every border takes what older and newer apps wrote. */
export const PromptData: z.ZodType<PromptData> = z.preprocess((value, context) => {
  const read = readPromptData(value);
  if (read.ok) return read.data;
  context.addIssue({ code: 'custom', message: `no prompt: ${read.reason}` });
  return z.NEVER;
}, fields);

export type PromptField = Exclude<keyof PromptData, 'schemaVersion'>;

/** The document a creator edits: prompt data with a name ('' until they choose one). */
export type PromptDocument = { readonly name: string; readonly data: PromptData };
export const PromptDocument: z.ZodType<PromptDocument> = z.object({ name: z.string(), data: PromptData });
