// From which similarity the author of a prompt is told of another listing, and from which a person decides.
import * as z from 'zod';

export const NearDuplicates = z.object({
  /** The author's own listings, the closest first. */
  own: z.array(z.object({ slug: z.string(), title: z.string(), percent: z.int().min(0).max(100) })),
  /** Close to a listing of another seller. Which one, and how close, stays unsaid: it would help to guess sealed words. */
  isCloseToAnother: z.boolean()
});
export type NearDuplicates = z.infer<typeof NearDuplicates>;

/** From this similarity to their own listing on, the author is told. */
export const ownLimit = 0.6;
/** From this similarity to another seller's listing on, the author is told and a person decides on the publication. */
export const othersLimit = 0.7;

/** 0.917 is 92. */
export const toPercent = (similarity: number): number => Math.round(similarity * 100);
