// The number of filled fields in each group of the form, for the outline.
import { promptFields, promptGroups, type PromptGroup } from './prompt-fields.ts';
import type { PromptData } from './prompt.ts';

export type GroupProgress = { readonly filled: number; readonly total: number };

/** A switch always has an answer and counts as filled. */
export function groupProgress(data: PromptData): Record<PromptGroup, GroupProgress> {
  const progressOf = (group: PromptGroup): GroupProgress => {
    const fields = promptFields.filter((field) => field.group === group);
    return { filled: fields.filter(({ name }) => isFilled(data[name])).length, total: fields.length };
  };
  return Object.fromEntries(promptGroups.map(({ id }) => [id, progressOf(id)])) as Record<
    PromptGroup,
    GroupProgress
  >;
}

/** True for anything but blank text, an empty list and a number that is none. */
export function isFilled(value: string | number | boolean | readonly string[]): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'boolean') return true;
  return typeof value === 'string' ? value.trim() !== '' : value.some((item) => item.trim() !== '');
}
