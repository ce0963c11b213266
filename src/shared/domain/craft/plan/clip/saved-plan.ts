// An edited clip plan as the device stores it, with the prompt and the model it was made from.
import * as z from 'zod';
import { PromptDocument } from '../../prompt/prompt.ts';
import type { Clip, ClipPlan } from './clip-plan.ts';

const clip = z.object({
  id: z.string().min(1),
  startSeconds: z.number().nonnegative(),
  seconds: z.number().positive(),
  kind: z.enum(['clip', 'extension', 'shot']),
  take: z.int().positive(),
  continuity: z.string(),
  beat: z.string(),
  dialogue: z.string(),
  shotTypes: z.array(z.string()),
  soundEffects: z.array(z.string()),
  text: z.string(),
  /** Notes are stored in English and computed again when the plan is opened. */
  problems: z.array(z.string())
}) satisfies z.ZodType<Omit<Clip, 'problems'>>;

const plan = z.object({
  modelId: z.string().min(1),
  resolution: z.string(),
  totalSeconds: z.number().nonnegative(),
  clips: z.array(clip),
  note: z.string()
}) satisfies z.ZodType<Omit<ClipPlan, 'clips' | 'note'>>;

export const SavedPlan = z.object({
  document: PromptDocument,
  /** The requested model; the plan itself may be for its replacement. */
  modelId: z.string().min(1),
  plan,
  /** Milliseconds since 1970. */
  editedAt: z.number()
});
export type SavedPlan = z.infer<typeof SavedPlan>;
