import type { Device, DeviceSnapshot } from '#shared/contract/device.ts';
import type { PackContent } from '#shared/domain/craft/transfer/pack-file.ts';
import { stableStringify } from '#shared/kit/stable-stringify.ts';
import { planRestore, type RestoreKind } from './restore-plan.ts';

/** Everything as it was before the restoring, and right after it. */
export type Pair = { readonly before: DeviceSnapshot; readonly after: DeviceSnapshot };

const isWork = (kind: RestoreKind): boolean => kind !== 'notifications' && kind !== 'activity';

/** Whether somebody worked on since: then going back as a whole would take that work away. */
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

/** What a merge replaced or dropped, as it was. */
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
