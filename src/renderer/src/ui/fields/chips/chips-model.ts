import { stepIndex } from '../../step-index.ts';

type NamedChoice = { readonly value: string; readonly label: string };

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** The values a typed or pasted text stands for: parts between commas and line ends, known labels as their value. */
export function readChips(text: string, choices: readonly NamedChoice[]): readonly string[] {
  return text
    .split(/[,\n]/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '')
    .map(
      (part) =>
        choices.find((choice) => isSame(choice.label, part) || isSame(choice.value, part))?.value ?? part
    );
}

/** The list with new values at its end. A value already there, whatever its letter case, is not added twice. */
export function addChips(values: readonly string[], added: readonly string[]): readonly string[] {
  const list = [...values];
  for (const value of added) if (!hasChip(list, value)) list.push(value);
  return list.length === values.length ? values : list;
}

export function removeChip(values: readonly string[], index: number): readonly string[] {
  return values.filter((_, at) => at !== index);
}

/** The list with one value moved to another place; the same list when there is no such place. */
export function moveChip(values: readonly string[], from: number, to: number): readonly string[] {
  const moved = values[from];
  if (moved === undefined || to < 0 || to >= values.length || to === from) return values;
  const rest = removeChip(values, from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

export function toggleChip(values: readonly string[], value: string): readonly string[] {
  const index = values.findIndex((known) => isSame(known, value));
  return index === -1 ? [...values, value] : removeChip(values, index);
}

export function hasChip(values: readonly string[], value: string): boolean {
  return values.some((known) => isSame(known, value));
}

export type ChipAction =
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'focus'; readonly to: number }
  | { readonly kind: 'focus-input' }
  | { readonly kind: 'remove' };

/** The action of a key on the chip at `index`: arrows walk, Alt with an arrow moves it, Delete removes it. */
export function chipAction(
  press: { readonly key: string; readonly isAlt: boolean; readonly isRtl: boolean },
  index: number,
  count: number
): ChipAction | undefined {
  if (press.key === 'Delete' || press.key === 'Backspace') return { kind: 'remove' };
  const forward = press.isRtl ? 'ArrowLeft' : 'ArrowRight';
  const isArrow = press.key === 'ArrowLeft' || press.key === 'ArrowRight';
  if (press.isAlt) {
    return isArrow ? { kind: 'move', to: index + (press.key === forward ? 1 : -1) } : undefined;
  }
  if (press.key === 'End' || (press.key === forward && index === count - 1)) return { kind: 'focus-input' };
  if (isArrow && press.key !== forward && index === 0) return undefined;
  const to = stepIndex(press.key, index, count, press.isRtl);
  return to === undefined ? undefined : { kind: 'focus', to };
}

/** Which chip takes the focus when the one at `index` is gone: its follower, else the last; undefined when none is left. */
export function focusAfterRemoval(index: number, countLeft: number): number | undefined {
  return countLeft === 0 ? undefined : Math.min(index, countLeft - 1);
}
