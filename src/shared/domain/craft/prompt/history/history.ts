// History keeps the last fifty prompts that were copied or saved, newest first.
import * as z from 'zod';
import { PromptData } from '../prompt.ts';

export const HistoryEntry = z.object({
  /** `prompt-{timestamp}`, unique on the device. */
  id: z.string().regex(/^prompt-\d+$/),
  /** "Prompt N" until renamed. */
  name: z.string(),
  /** The concept as it was, for lists. */
  prompt: z.string(),
  data: PromptData,
  /** The prompt in the structured form that is pasted into Veo. */
  veo3Data: z.record(z.string(), z.unknown()),
  /** The finished text as it was when saved. */
  generatedPrompt: z.string(),
  analysis: z.unknown().optional(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** The same instant as ISO 8601. */
  date: z.string()
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
