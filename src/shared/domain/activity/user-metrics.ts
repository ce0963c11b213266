// User metrics are counts shown to their owner; they stay on the device.
import * as z from 'zod';

export const UserMetrics = z.object({
  templatesViewed: z.int().nonnegative(),
  promptsGenerated: z.int().nonnegative(),
  favoriteTemplates: z.int().nonnegative(),
  sessionsCount: z.int().nonnegative(),
  /** Milliseconds. */
  totalTimeSpent: z.number().nonnegative(),
  lastActive: z.number().nullable()
});
export type UserMetrics = z.infer<typeof UserMetrics>;
