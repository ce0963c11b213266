import { loadAnalyticsClient } from '../analytics/analytics-config.ts';
import { createSharing } from '../analytics/sharing.ts';
import type { ActivityStore, EventProperties } from '#renderer/features/activity/activity-store.ts';
import {
  addTimeSpent,
  countPrompt,
  countSession,
  countTemplateView,
  recordFavoriteCount
} from '#shared/domain/activity/metrics.ts';
import type { TemplateState } from '#shared/domain/craft/template/template.ts';
import type { AppStores } from './create-app-model.ts';

/** A long session is counted in parts, so that a crash loses little of it. */
const partMs = 5 * 60_000;

/** Counts what happens in the stores, and records it for those who agreed. The answer stops it. */
export function followActivity(model: AppStores, activity: ActivityStore): () => void {
  const { builder, library, preferences } = model;
  const sharing = createSharing(loadAnalyticsClient);
  const record = (type: string, properties?: EventProperties) => {
    const event = activity.getState().record(type, properties);
    if (event !== null) sharing.send(event);
  };

  sharing.follow(preferences.getState().preferences);
  activity.getState().count(countSession);
  record('session.started');

  const stops = [
    preferences.subscribe((state) => sharing.follow(state.preferences)),
    builder.getState().onCopied(({ format }) => {
      activity.getState().count(countPrompt);
      record('prompt.generated', { format });
    }),
    library.subscribe((state, before) => {
      if (state.status !== 'loaded' || before.status !== 'loaded' || state.marks === before.marks) return;
      const used = findUsed(state.marks, before.marks);
      if (used !== undefined) {
        activity.getState().count(countTemplateView);
        // A template of one's own is named by its user: only that it is one is recorded.
        const templateId = used.startsWith('user-template-') ? 'own' : used;
        record('template.viewed', { templateId });
        record('template.used', { templateId });
      }
      const favorites = state.marks.filter(({ isFavorite }) => isFavorite).length;
      if (favorites !== activity.getState().metrics.favoriteTemplates) {
        activity.getState().count((metrics, now) => recordFavoriteCount(metrics, favorites, now));
      }
    }),
    followTime(activity)
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function findUsed(marks: readonly TemplateState[], before: readonly TemplateState[]): string | undefined {
  const counts = new Map(before.map(({ templateId, usageCount }) => [templateId, usageCount]));
  return marks.find(({ templateId, usageCount }) => usageCount > (counts.get(templateId) ?? 0))?.templateId;
}

/** Only while the page can be seen. */
function followTime(activity: ActivityStore): () => void {
  let since = document.hidden ? null : Date.now();
  const take = () => {
    const now = Date.now();
    const start = since;
    since = document.hidden ? null : now;
    if (start !== null) activity.getState().count((metrics, at) => addTimeSpent(metrics, now - start, at));
    if (document.hidden) void activity.getState().flush();
  };
  const timer = setInterval(take, partMs);
  document.addEventListener('visibilitychange', take);
  addEventListener('pagehide', take);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', take);
    removeEventListener('pagehide', take);
  };
}
