import { eventsToPersist } from '#shared/domain/activity/analytics.ts';
import type { AnalyticsEvent } from '#shared/domain/activity/analytics-event.ts';
import { emptyUserMetrics } from '#shared/domain/activity/metrics.ts';
import type { UserMetrics } from '#shared/domain/activity/user-metrics.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';

export type Activity = { readonly events: AnalyticsEvent[]; readonly metrics: UserMetrics };

const saveMetrics = `
  INSERT INTO metrics (id, body) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body`;

/** Events come oldest first. */
export function loadActivity(db: ReadableDb): Activity {
  const events = db.all('SELECT body FROM events ORDER BY position');
  const metrics = db.find('SELECT body FROM metrics');
  return {
    events: events.map(({ body }) => JSON.parse(String(body)) as AnalyticsEvent),
    metrics: metrics === undefined ? emptyUserMetrics : (JSON.parse(String(metrics.body)) as UserMetrics)
  };
}

/** Replaces what was there, so that opting out forgets every event. */
export function saveActivity(db: WritableDb, { events, metrics }: Activity): void {
  db.transact(() => {
    clearActivity(db);
    for (const event of eventsToPersist(events)) {
      db.run('INSERT INTO events (body) VALUES (?)', JSON.stringify(event));
    }
    db.run(saveMetrics, JSON.stringify(metrics));
  });
}

export function clearActivity(db: WritableDb): void {
  db.run('DELETE FROM events');
  db.run('DELETE FROM metrics');
}
