// Says what a found row is by what it holds: each table's JSON fits one schema of the domain and no other.
import { AnalyticsEvent } from '#shared/domain/activity/analytics-event.ts';
import { Notification } from '#shared/domain/activity/notification.ts';
import { Preferences } from '#shared/domain/activity/preferences.ts';
import { UserMetrics } from '#shared/domain/activity/user-metrics.ts';
import { SavedModelSettings } from '#shared/domain/craft/model/saved-model-settings.ts';
import { SavedPlan } from '#shared/domain/craft/plan/clip/saved-plan.ts';
import { Draft, Step } from '#shared/domain/craft/prompt/journal/draft.ts';
import { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import { TemplateState, UserTemplate } from '#shared/domain/craft/template/template.ts';
import { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import type * as z from 'zod';
import { WindowPrompt } from '../tables/window-prompts.ts';
import type { RawRow } from './read-rows.ts';

const DraftBody = Draft.omit({ steps: true, revision: true });

export type SortedRows = {
  readonly drafts: Map<number, z.infer<typeof DraftBody>>;
  readonly draft_steps: Map<number, Step>;
  readonly history: Map<string, HistoryEntry>;
  readonly templates: Map<string, UserTemplate>;
  readonly marks: Map<string, TemplateState>;
  /** By position. */
  readonly notifications: Map<number, Notification>;
  readonly events: Map<number, AnalyticsEvent>;
  readonly metrics: Map<number, UserMetrics>;
  readonly preferences: Map<number, Preferences>;
  readonly models: Map<number, SavedModelSettings>;
  readonly plans: Map<number, SavedPlan>;
  readonly listing_drafts: Map<string, SavedListingDraft>;
  /** By the number of the window. */
  readonly window_prompts: Map<number, WindowPrompt>;
};

export type TableName = keyof SortedRows;

function parseBody(values: RawRow['values']): unknown {
  const text = values.find((value) => typeof value === 'string' && value.startsWith('{'));
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

/** The first schema that fits puts the row in its place. */
function sortRow(sorted: SortedRows, { rowId, values }: RawRow): void {
  const body = parseBody(values);
  if (typeof body !== 'object' || body === null) return;
  const isRead = values.at(-1) === 1;
  const attempts: readonly (() => boolean)[] = [
    () => place(WindowPrompt, body, (prompt) => sorted.window_prompts.set(prompt.windowId, prompt)),
    () => place(HistoryEntry, body, (entry) => sorted.history.set(entry.id, entry)),
    () => place(Step, body, (step) => sorted.draft_steps.set(step.seq, step)),
    () => place(DraftBody, body, (draft) => sorted.drafts.set(Number(values[1]), draft)),
    () => place(UserTemplate, body, (template) => sorted.templates.set(template.id, template)),
    () => place(TemplateState, body, (mark) => sorted.marks.set(mark.templateId, mark)),
    () => place(AnalyticsEvent, body, (event) => sorted.events.set(rowId, event)),
    () => place(UserMetrics, body, (metrics) => sorted.metrics.set(1, metrics)),
    () => place(Preferences, body, (preferences) => sorted.preferences.set(1, preferences)),
    () => place(SavedModelSettings, body, (models) => sorted.models.set(1, models)),
    () => place(SavedListingDraft, body, (draft) => sorted.listing_drafts.set(draft.id, draft)),
    () => place(SavedPlan, body, (plan) => sorted.plans.set(1, plan)),
    () =>
      place(Notification, { read: isRead, ...body }, (notification) =>
        sorted.notifications.set(rowId, notification)
      )
  ];
  attempts.some((attempt) => attempt());
}

function place<T>(schema: z.ZodType<T>, body: unknown, keep: (value: T) => void): boolean {
  const parsed = schema.safeParse(body);
  if (parsed.success) keep(parsed.data);
  return parsed.success;
}

export function sortRows(rows: readonly RawRow[]): SortedRows {
  const sorted: SortedRows = {
    drafts: new Map(),
    draft_steps: new Map(),
    history: new Map(),
    templates: new Map(),
    marks: new Map(),
    notifications: new Map(),
    events: new Map(),
    metrics: new Map(),
    preferences: new Map(),
    models: new Map(),
    plans: new Map(),
    listing_drafts: new Map(),
    window_prompts: new Map()
  };
  for (const row of rows) sortRow(sorted, row);
  return sorted;
}
