// Data that a repair could not read, by parts, so that each language has its own sentence for it.
import * as z from 'zod';

export const LostPart = z.object({
  what: z.enum([
    'file',
    'newest',
    'drafts',
    'draft_steps',
    'history',
    'templates',
    'marks',
    'notifications',
    'events',
    'metrics',
    'preferences',
    'models',
    'plans',
    'listing_drafts',
    'window_prompts'
  ]),
  /** The day of the backup that stood in, as `2026-11-20`; null where none did. */
  backupDay: z.string().nullable(),
  /** Number of rows recovered from it. */
  count: z.int()
});
export type LostPart = z.infer<typeof LostPart>;
