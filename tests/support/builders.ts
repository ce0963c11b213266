// Whole, valid values of the domain, of which a test names only what it is about.
import type { AnalyticsEvent } from '#shared/domain/activity/analytics-event.ts';
import type { Notification } from '#shared/domain/activity/notification.ts';
import type { SavedModelSettings } from '#shared/domain/craft/model/saved-model-settings.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import type { PurchasedPrompt } from '#shared/domain/trade/purchased-prompt.ts';
import type { SavedPlan } from '#shared/domain/craft/plan/clip/saved-plan.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { DraftSave, Step } from '#shared/domain/craft/prompt/journal/draft.ts';
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import type { TemplateState, UserTemplate } from '#shared/domain/craft/template/template.ts';

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

export function buildTemplateState(templateId: string, changes: Partial<TemplateState> = {}): TemplateState {
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

/** The built-in list as if brought in, with one price of one's own. */
export function buildModelSettings(
  number: number,
  changes: Partial<SavedModelSettings> = {}
): SavedModelSettings {
  const price = { modelId: 'veo-3.1', resolution: null, hasAudio: true, usdPerSecond: number / 100 };
  return { registry: builtInRegistry, prices: [{ ...price, setOn: '2027-01-31' }], ...changes };
}

/** A plan of one clip; `number` is in its beat and its date. */
export function buildSavedPlan(number: number, changes: Partial<SavedPlan> = {}): SavedPlan {
  const clip = {
    id: 'clip-1',
    startSeconds: 0,
    seconds: 8,
    kind: 'clip' as const,
    take: 1,
    continuity: 'A harbour',
    beat: `Beat ${number}`,
    dialogue: '',
    shotTypes: ['Wide shot'],
    soundEffects: [],
    text: `A harbour. Beat ${number}.`,
    problems: []
  };
  const plan = { modelId: 'veo-3.1', resolution: '720p', totalSeconds: 8, clips: [clip], note: '' };
  return {
    document: { name: 'Harbour', data: buildPrompt() },
    modelId: 'veo-3',
    plan,
    editedAt: number,
    ...changes
  };
}

/** `number` is in its id, its title and its date. */
export function buildListingDraft(
  number: number,
  changes: Partial<SavedListingDraft> = {}
): SavedListingDraft {
  return {
    id: `listing-draft-${String(number).padStart(2, '0')}`,
    revision: 1,
    savedAt: number,
    title: `Harbour ${number}`,
    category: 'Nature',
    description: 'A harbour at dawn.',
    tags: ['dawn'],
    price: '4.99',
    isPayWhatYouWant: false,
    suggestedPrice: '',
    licence: 'personal',
    textLanguage: 'English',
    notes: '',
    listingId: null,
    media: [],
    data: buildPrompt({ concept: `Harbour ${number}` }),
    itemIds: null,
    publishAt: null,
    ...changes
  };
}

/** `number` is both the purchase's and the time's. */
export function buildPurchasedPrompt(
  number: number,
  changes: Partial<PurchasedPrompt['prompt']> = {}
): PurchasedPrompt {
  return {
    holderId: 'usr_1',
    prompt: {
      purchaseId: `ent_${number}`,
      slug: `rain-${number}`,
      title: `Rain ${number}`,
      sellerName: 'Grace',
      version: 1,
      data: buildPrompt({ concept: `Sealed concept ${number}`, lens: '35 mm' }),
      contentHash: 'ab'.repeat(32),
      licence: 'personal',
      licenceVersion: '2026-11',
      licenceText: 'For yourself.',
      openedAt: 1_800_000_000_000 + number,
      ...changes
    }
  };
}
