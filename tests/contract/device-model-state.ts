import type { DeviceSnapshot } from '#shared/contract/device.ts';
import type { DraftSave } from '#shared/domain/craft/prompt/journal/draft.ts';
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import type { TemplateState, UserTemplate } from '#shared/domain/craft/template/template.ts';
import { emptyDeviceSnapshot } from '#tests/support/empty-device-snapshot.ts';

/** The model: one snapshot, its unordered lists sorted by key. */
export type Model = { now: DeviceSnapshot };

export const emptyModel = (): Model => ({ now: emptyDeviceSnapshot });

const byKey = <T>(key: (item: T) => string, items: readonly T[]): T[] =>
  items.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));

const replaceAll = <T>(key: (item: T) => string, kept: readonly T[], added: readonly T[]): T[] => {
  const last = new Map(added.map((item) => [key(item), item]));
  return [...kept.filter((item) => !last.has(key(item))), ...last.values()];
};

/** `templates` and `marks` have no order of their own. */
export function normalize(snapshot: DeviceSnapshot): DeviceSnapshot {
  return {
    ...snapshot,
    templates: byKey(({ id }) => id, snapshot.templates),
    marks: byKey(({ templateId }) => templateId, snapshot.marks)
  };
}

/** Answers with what falls out. */
export function addHistory(model: Model, added: readonly HistoryEntry[]): string[] {
  const all = replaceAll(({ id }) => id, model.now.history, added);
  const sorted = all.toSorted((a, b) => b.createdAt - a.createdAt);
  model.now = { ...model.now, history: sorted.slice(0, 50) };
  return sorted.slice(50).map(({ id }) => id);
}

export function addTemplates(model: Model, added: readonly UserTemplate[]): void {
  model.now = { ...model.now, templates: replaceAll(({ id }) => id, model.now.templates, added) };
}

export function addTemplateStates(model: Model, added: readonly TemplateState[]): void {
  model.now = { ...model.now, marks: replaceAll(({ templateId }) => templateId, model.now.marks, added) };
}

export function saveDraft(model: Model, save: DraftSave): { revision: number } {
  const stored = model.now.draft?.steps ?? [];
  const steps = [];
  for (const step of stored) if (step.seq < save.journal.fromSeq) steps.push(step);
  for (const step of save.journal.steps) steps.push(step);
  const draft = {
    document: save.document,
    viewingEntryId: save.viewingEntryId,
    lockedFields: save.lockedFields,
    cursor: save.cursor,
    steps: steps.filter(({ seq }) => seq >= save.journal.keepFrom),
    revision: (model.now.draft?.revision ?? 0) + 1,
    savedAt: save.savedAt
  };
  model.now = { ...model.now, draft };
  return draft;
}
