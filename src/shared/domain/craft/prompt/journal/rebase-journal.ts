// Two windows may edit one draft. The one that saves second takes the other's draft and puts its own changes on top,
// value by value: mine win where I changed something, theirs stay everywhere else.
import { isSameJson } from './document-parts.ts';
import type { Step, StepParts } from './draft.ts';
import { type Journal, recordStep, type SavedJournal, type StepOrigin } from './journal.ts';
import type { PromptData, PromptDocument } from '../prompt.ts';

/** New values by key of the prompt data, known or not; undefined where the key goes. */
type Patch = { readonly name: string | undefined; readonly values: ReadonlyMap<string, unknown> };

/**
 * `saved` is what this window last saved or loaded, `mine` what it has made of it since, `theirs` the newer draft.
 * The outcome continues their journal; what I undid since is undone there too, as a step of its own.
 */
export function rebaseJournal(mine: Journal, saved: SavedJournal, theirs: Journal): Journal {
  const common = findCommonSeq(mine, saved);
  const undone = saved.steps.filter(({ seq }) => seq > common && seq <= saved.cursor).toReversed();
  const done = mine.steps.filter(({ seq }) => seq > common && seq <= mine.cursor);
  const undoing = undone.map((step) => toPatch(step.after, step.before)).reduce(mergePatches, noPatch);
  const [first, ...rest] = done;
  const opening = first ? mergePatches(undoing, toPatch(first.before, first.after)) : undoing;
  const origin = first ?? { label: `Undo ${undone[0]?.label ?? ''}`.trim(), at: undone[0]?.at ?? 0 };
  return rest.reduce(
    (journal, step) => recordPatch(journal, toPatch(step.before, step.after), step),
    recordPatch(theirs, opening, origin)
  );
}

/** The newest step that was in effect when saved and still is. */
function findCommonSeq(mine: SavedJournal, saved: SavedJournal): number {
  const savedBySeq = new Map(saved.steps.map((step) => [step.seq, step]));
  const isLost = (step: Step): boolean =>
    step.seq > saved.cursor || (savedBySeq.has(step.seq) && !isSameJson(step, savedBySeq.get(step.seq)));
  const firstLost = mine.steps.find(isLost)?.seq ?? Infinity;
  return Math.min(firstLost - 1, saved.cursor, mine.cursor);
}

const noPatch: Patch = { name: undefined, values: new Map() };

function mergePatches(first: Patch, second: Patch): Patch {
  return { name: second.name ?? first.name, values: new Map([...first.values, ...second.values]) };
}

function toPatch(from: StepParts, to: StepParts): Patch {
  const before = from.extras ?? {};
  const after = to.extras ?? {};
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const changed = Object.entries(after).filter(([key, value]) => !isSameJson(before[key], value));
  return {
    name: to.name,
    values: new Map([
      ...Object.entries(to.fields ?? {}),
      ...removed.map((key) => [key, undefined] as const),
      ...changed
    ])
  };
}

function recordPatch(journal: Journal, patch: Patch, { label, at }: Omit<StepOrigin, 'typing'>): Journal {
  return recordStep(journal, applyPatch(journal.document, patch), { label, at, typing: null });
}

function applyPatch({ name, data }: PromptDocument, patch: Patch): PromptDocument {
  const values = new Map<string, unknown>(Object.entries(data));
  for (const [key, value] of patch.values) {
    if (value === undefined) values.delete(key);
    else values.set(key, value);
  }
  // Only keys that are no fields are ever taken away, so what remains is prompt data.
  return { name: patch.name ?? name, data: Object.fromEntries(values) as PromptData };
}
