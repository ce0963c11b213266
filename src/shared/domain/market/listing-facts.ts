// Facts are what the server says of a sealed prompt without showing a word of it. Nobody types them.
import * as z from 'zod';

export const ListingFacts = z.object({
  /** Which fields hold something, in the form's order. */
  filledFields: z.array(z.string()),
  wordCount: z.int(),
  /** The model it was written for. */
  model: z.string(),
  /** Score of the fit check from 0 to 100 for each living model that takes it without an error. */
  fit: z.array(z.object({ model: z.string(), score: z.int() })),
  durationSeconds: z.number(),
  aspectRatio: z.string(),
  resolution: z.string(),
  frameRate: z.number(),
  /** The language that is spoken; of the prompt itself it says nothing. */
  language: z.string(),
  shotCount: z.int(),
  hasDialogue: z.boolean(),
  /** Whether any sound is described. */
  hasAudio: z.boolean()
});
export type ListingFacts = z.infer<typeof ListingFacts>;

/** The shape of a sealed prompt: each filled field with how much is in it, never what. */
export const StructurePart = z.object({ field: z.string(), words: z.int() });
export type StructurePart = z.infer<typeof StructurePart>;
