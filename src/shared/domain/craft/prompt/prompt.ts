// A prompt is the structured description of one shot: what is seen and heard, and how it is delivered.
import * as z from 'zod';

const knownFields = z.object({
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
  /** Seconds. */
  duration: z.number(),
  /** Frames per second. */
  frameRate: z.number(),
  resolution: z.string(),
  aspectRatio: z.string(),
  /** 1 to 10; no video model has such a setting, it chooses between a model's tiers. */
  quality: z.number(),
  model: z.string(),
  additionalParams: z.string()
});

/**
 * The 26 fields of the spec's "Prompt data". Keys that this version does not know travel along untouched at
 * run time (a newer version or another tool wrote them), which is why the schema is loose and every function
 * copies prompt data by spreading it.
 */
export type PromptData = z.infer<typeof knownFields>;
export const PromptData: z.ZodType<PromptData> = knownFields.loose();

export type PromptField = keyof PromptData;

/** The document a creator edits: prompt data with a name ('' until they choose one). */
export type PromptDocument = { readonly name: string; readonly data: PromptData };
export const PromptDocument: z.ZodType<PromptDocument> = z.object({ name: z.string(), data: PromptData });
