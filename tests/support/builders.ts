// Whole, valid values of the domain, of which a test names only what it is about.
import type { AnalyticsEvent } from '#shared/domain/activity/analytics-event.ts';
import type { Notification } from '#shared/domain/activity/notification.ts';
import { defaultPromptData } from '#shared/domain/prompt/default-prompt.ts';
import type { DraftSave, Step } from '#shared/domain/prompt/draft.ts';
import type { HistoryEntry } from '#shared/domain/prompt/history.ts';
import type { PromptData } from '#shared/domain/prompt/prompt.ts';
import type { TemplateMark, UserTemplate } from '#shared/domain/template/template.ts';

/** Keys that the schema does not know may be given too. */
export function buildPrompt(
  changes: Partial<PromptData> & Readonly<Record<string, unknown>> = {}
): PromptData {
  return { ...defaultPromptData, ...changes };
}

/** `number` is both the id's and the time's: a higher one is newer. */
export function buildHistoryEntry(number: number, changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: `prompt-${number}`,
    name: `Prompt ${number}`,
    prompt: `Concept ${number}`,
    data: buildPrompt({ concept: `Concept ${number}` }),
    veo3Data: { prompt: `Concept ${number}.` },
    generatedPrompt: `Concept ${number}.`,
    createdAt: number,
    date: new Date(number).toISOString(),
    ...changes
  };
}

export function buildUserTemplate(number: number, changes: Partial<UserTemplate> = {}): UserTemplate {
  return {
    id: `user-template-${number}`,
    name: `Template ${number}`,
    category: 'General',
    description: '',
    promptData: buildPrompt({ concept: `Template ${number}` }),
    tags: ['uplifting'],
    createdAt: number,
    updatedAt: number,
    ...changes
  };
}

export function buildMark(templateId: string, changes: Partial<TemplateMark> = {}): TemplateMark {
  return { templateId, isFavorite: true, usageCount: 0, lastUsedAt: null, ...changes };
}

export function buildNotification(number: number, changes: Partial<Notification> = {}): Notification {
  return {
    id: `notification-${number}`,
    type: 'info',
    title: `Notification ${number}`,
    message: '',
    timestamp: number,
    read: false,
    ...changes
  };
}

export function buildEvent(number: number, changes: Partial<AnalyticsEvent> = {}): AnalyticsEvent {
  return {
    id: `event-${number}`,
    type: 'template_viewed',
    properties: { number },
    timestamp: number,
    sessionId: 'session-1',
    ...changes
  };
}

/** The step that typed `Concept <seq>` over `Concept <seq − 1>`. */
export function buildStep(seq: number, changes: Partial<Step> = {}): Step {
  return {
    seq,
    label: 'Edit concept',
    at: seq,
    typing: 'concept',
    before: { fields: { concept: `Concept ${seq - 1}` } },
    after: { fields: { concept: `Concept ${seq}` } },
    ...changes
  };
}

/** A save that adds `steps` (none by default) behind everything stored. */
export function buildDraftSave(baseRevision: number, changes: Partial<DraftSave> = {}): DraftSave {
  return {
    baseRevision,
    document: { name: '', data: buildPrompt() },
    viewingEntryId: null,
    lockedFields: [],
    cursor: 0,
    journal: { fromSeq: 1, steps: [], keepFrom: 1 },
    savedAt: 1_000 + baseRevision,
    ...changes
  };
}
