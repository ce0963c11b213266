import type { Device, DeviceSnapshot } from '#shared/contract/device.ts';
import { type ImportPlan, planImport } from '#shared/domain/craft/transfer/import-plan.ts';
import type { PackContent } from '#shared/domain/craft/transfer/pack-file.ts';
import { stableStringify } from '#shared/kit/stable-stringify.ts';

export const restoreKinds = [
  'draft',
  'history',
  'templates',
  'marks',
  'plan',
  'listingDrafts',
  'models',
  'preferences',
  'notifications',
  'activity'
] as const;
export type RestoreKind = (typeof restoreKinds)[number];

/** The counts before and after; equal counts may have different content. */
export type Replacement = {
  readonly kind: RestoreKind;
  readonly now: number;
  readonly after: number;
  readonly isSame: boolean;
};

export type RestorePlan = { readonly merge: ImportPlan; readonly replace: readonly Replacement[] };

/** The changes by a backup, by kind, for both ways of restoring. Changes nothing. */
export function planRestore(current: DeviceSnapshot, incoming: DeviceSnapshot): RestorePlan {
  const replace = restoreKinds.map((kind) => {
    const [now, after] = [listContent(current, kind), listContent(incoming, kind)];
    const isSame = stableStringify(now) === stableStringify(after);
    return { kind, now: now.length, after: after.length, isSame };
  });
  return { merge: planImport(current, incoming), replace };
}

function listContent(snapshot: DeviceSnapshot, kind: RestoreKind): readonly unknown[] {
  const { draft, plan, models, preferences, events, metrics } = snapshot;
  switch (kind) {
    case 'draft':
      return draft === null ? [] : [{ ...draft, revision: 0, savedAt: 0 }];
    case 'plan':
      return plan === null ? [] : [plan];
    case 'models':
      return [...(models.registry === null ? [] : [models.registry]), ...models.prices];
    case 'preferences':
      return [preferences];
    case 'activity':
      return [...events, metrics];
    default:
      return snapshot[kind];
  }
}

/** Windows follow the draft by its revision: what comes back must be newer than what they have. */
export function renewDraft(incoming: DeviceSnapshot, current: DeviceSnapshot): DeviceSnapshot {
  if (incoming.draft === null) return incoming;
  const revision = Math.max(incoming.draft.revision, current.draft?.revision ?? 0) + 1;
  return { ...incoming, draft: { ...incoming.draft, revision } };
}

/** Everything as it was before the restoring, and right after it. */
export type Pair = { readonly before: DeviceSnapshot; readonly after: DeviceSnapshot };

const isWork = (kind: RestoreKind): boolean => kind !== 'notifications' && kind !== 'activity';

/** True after new work: a full rollback would lose it. */
export function hasNewWork(after: DeviceSnapshot, now: DeviceSnapshot): boolean {
  return planRestore(withoutViewing(after), withoutViewing(now)).replace.some(
    ({ kind, isSame }) => isWork(kind) && !isSame
  );
}

/** A window lets go of an entry that the restoring took away: nobody worked on anything. */
function withoutViewing(snapshot: DeviceSnapshot): DeviceSnapshot {
  const { draft } = snapshot;
  return draft === null ? snapshot : { ...snapshot, draft: { ...draft, viewingEntryId: null } };
}

/** The items that a merge replaced or dropped, in their former state. */
function listOverwritten({ before, after }: Pair): PackContent {
  return {
    history: findChanged(before.history, after.history, ({ id }) => id),
    templates: findChanged(before.templates, after.templates, ({ id }) => id),
    marks: findChanged(before.marks, after.marks, ({ templateId }) => templateId)
  };
}

function findChanged<Item>(
  before: readonly Item[],
  after: readonly Item[],
  idOf: (item: Item) => string
): Item[] {
  const kept = new Map(after.map((item) => [idOf(item), stableStringify(item)]));
  return before.filter((item) => kept.get(idOf(item)) !== stableStringify(item));
}

/** Takes out what a merge added and puts back what it overwrote; whatever was made since stays. */
export async function undoMerge(device: Device, { before, after }: Pair): Promise<void> {
  const known = new Set([...before.history, ...before.templates].map(({ id }) => id));
  const isNew = ({ id }: { readonly id: string }) => !known.has(id);
  for (const { id } of after.history.filter(isNew)) await device.history.remove({ id });
  for (const { id } of after.templates.filter(isNew)) await device.templates.remove({ id });
  const marked = new Set(before.marks.map(({ templateId }) => templateId));
  const unmarked = after.marks
    .filter(({ templateId }) => !marked.has(templateId))
    .map((mark) => ({ ...mark, isFavorite: false, usageCount: 0, lastUsedAt: null }));
  const overwritten = listOverwritten({ before, after });
  await device.storage.import({ ...overwritten, marks: [...overwritten.marks, ...unmarked] });
}
