// An analytics event records the use of a feature. None is stored before the user opts in.
import * as z from 'zod';

export const AnalyticsEvent = z.object({
  id: z.string(),
  type: z.string(),
  properties: z.record(z.string(), z.unknown()),
  timestamp: z.number(),
  sessionId: z.string()
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;
