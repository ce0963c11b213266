// User metrics before anything was counted. Apart from their schema, since the first screen needs only these.
import type { UserMetrics } from './user-metrics.ts';

export const emptyUserMetrics: UserMetrics = {
  templatesViewed: 0,
  promptsGenerated: 0,
  favoriteTemplates: 0,
  sessionsCount: 0,
  totalTimeSpent: 0,
  lastActive: null
};
