// A device with enough in it that every table spans pages of its own.
import type { DeviceSnapshot } from '#shared/contract/device.ts';
import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { emptyUserMetrics } from '#shared/domain/activity/metrics.ts';
import {
  buildEvent,
  buildHistoryEntry,
  buildListingDraft,
  buildModelSettings,
  buildSavedPlan,
  buildTemplateState,
  buildNotification,
  buildPrompt,
  buildStep,
  buildUserTemplate
} from './builders.ts';

const count = <T>(many: number, build: (number: number) => T): T[] =>
  Array.from({ length: many }, (_, index) => build(index + 1));

/** `size` repeats each text, to make rows of several pages. */
export function buildContent(size = 1): DeviceSnapshot {
  const text = 'A harbour at dawn, gulls over wet stone 🎬. '.repeat(size);
  return {
    draft: {
      document: { name: 'Harbour', data: buildPrompt({ concept: text }) },
      viewingEntryId: null,
      lockedFields: ['mood'],
      steps: count(120, (seq) => buildStep(seq, { after: { fields: { concept: `${seq} ${text}` } } })),
      cursor: 100,
      revision: 321,
      savedAt: 1_700_000_000_000
    },
    history: count(50, (number) =>
      buildHistoryEntry(number, {
        generatedPrompt: text,
        data: buildPrompt({ concept: `${number} ${text}` })
      })
    ).toReversed(),
    templates: count(40, (number) =>
      buildUserTemplate(number, { promptData: buildPrompt({ concept: `${number} ${text}` }) })
    ),
    marks: count(60, (number) => buildTemplateState(`template-${number}`, { usageCount: number })),
    notifications: count(20, (number) => buildNotification(number, { read: number % 2 === 0 })).toReversed(),
    preferences: { ...defaultPreferences, ui: { ...defaultPreferences.ui, theme: 'dark' } },
    events: count(100, (number) => buildEvent(number)),
    metrics: { ...emptyUserMetrics, promptsGenerated: 7 },
    models: buildModelSettings(1),
    plan: buildSavedPlan(1),
    listingDrafts: count(12, (number) => buildListingDraft(number, { description: text })).toReversed()
  };
}
