// Joins what the damaged file still held with what the newest backup knows of the damaged tables.
import type { DeviceSnapshot } from '#shared/contract/device.ts';
import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { emptyUserMetrics } from '#shared/domain/activity/metrics.ts';
import { emptyModelSettings } from '#shared/domain/craft/model/empty-model-settings.ts';
import type { Step } from '#shared/domain/craft/prompt/journal/draft.ts';
import { compareDrafts } from '#shared/domain/market/saved-listing-draft.ts';
import type { StoredDraft } from '../tables/draft.ts';
import type { WindowPrompt } from '../tables/window-prompts.ts';
import type { SortedRows, TableName } from './sort-rows.ts';

export type Filled = {
  readonly snapshot: DeviceSnapshot;
  readonly windowPrompts: readonly WindowPrompt[];
  /** Rows that came from the backup, by damaged table. */
  readonly fromBackup: ReadonlyMap<TableName, number>;
};

/** Undo and redo walk without gaps: only the steps that join up with the cursor are of use. */
function joinedSteps(steps: ReadonlyMap<number, Step>, cursor: number): Step[] {
  const joined: Step[] = [];
  for (let seq = cursor; ; seq -= 1) {
    const step = steps.get(seq);
    if (step === undefined) break;
    joined.unshift(step);
  }
  for (let seq = cursor + 1; ; seq += 1) {
    const step = steps.get(seq);
    if (step === undefined) break;
    joined.push(step);
  }
  return joined;
}

function newestDraft(rows: SortedRows): StoredDraft | null {
  const revision = Math.max(-1, ...rows.drafts.keys());
  const body = rows.drafts.get(revision);
  if (body === undefined) return null;
  return { ...body, revision, steps: joinedSteps(rows.draft_steps, body.cursor) };
}

const byPosition = <T>(rows: ReadonlyMap<number, T>): T[] =>
  [...rows].toSorted(([a], [b]) => a - b).map(([, value]) => value);

/** Rows read from the damaged file itself. */
function toSnapshot(rows: SortedRows): DeviceSnapshot {
  return {
    draft: newestDraft(rows),
    history: [...rows.history.values()],
    templates: [...rows.templates.values()],
    marks: [...rows.marks.values()],
    notifications: byPosition(rows.notifications).toReversed(),
    preferences: rows.preferences.get(1) ?? defaultPreferences,
    events: byPosition(rows.events),
    metrics: rows.metrics.get(1) ?? emptyUserMetrics,
    models: rows.models.get(1) ?? emptyModelSettings,
    plan: rows.plans.get(1) ?? null,
    listingDrafts: [...rows.listing_drafts.values()].toSorted(compareDrafts)
  };
}

/** The contents of a backup. */
export type BackupContent = Omit<Filled, 'fromBackup'>;

export function fillFromBackup(
  rows: SortedRows,
  damaged: readonly TableName[],
  kept: BackupContent | null
): Filled {
  const own = toSnapshot(rows);
  const ownPrompts = [...rows.window_prompts.values()];
  const fromBackup = new Map<TableName, number>();
  if (kept === null) return { snapshot: own, windowPrompts: ownPrompts, fromBackup };
  const { snapshot: backup } = kept;

  const fill = <T>(table: TableName, found: T[], key: (item: T) => string, older: readonly T[]): T[] => {
    if (!damaged.includes(table)) return found;
    const known = new Set(found.map((item) => key(item)));
    const missing = older.filter((item) => !known.has(key(item)));
    fromBackup.set(table, missing.length);
    return [...found, ...missing];
  };
  const fillOne = <T>(table: TableName, isFound: boolean, found: T, older: T): T => {
    if (!damaged.includes(table) || isFound) return found;
    fromBackup.set(table, 1);
    return older;
  };
  return {
    snapshot: {
      draft: fillOne('drafts', own.draft !== null || backup.draft === null, own.draft, backup.draft),
      history: fill('history', own.history, ({ id }) => id, backup.history),
      templates: fill('templates', own.templates, ({ id }) => id, backup.templates),
      marks: fill('marks', own.marks, ({ templateId }) => templateId, backup.marks),
      notifications: fill('notifications', own.notifications, ({ id }) => id, backup.notifications),
      preferences: fillOne('preferences', rows.preferences.size > 0, own.preferences, backup.preferences),
      events: own.events,
      metrics: fillOne('metrics', rows.metrics.size > 0, own.metrics, backup.metrics),
      models: fillOne('models', rows.models.size > 0, own.models, backup.models),
      plan: fillOne('plans', own.plan !== null || backup.plan === null, own.plan, backup.plan),
      listingDrafts: fill('listing_drafts', own.listingDrafts, ({ id }) => id, backup.listingDrafts)
    },
    windowPrompts: fill('window_prompts', ownPrompts, ({ windowId }) => String(windowId), kept.windowPrompts),
    fromBackup
  };
}
