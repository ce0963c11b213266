// The user's state of templates: favorites, usage counts and recently used ones.
import type { Template, TemplateState } from './template.ts';

export const recentLimit = 10;

const emptyTemplateState = (templateId: string): TemplateState => ({
  templateId,
  isFavorite: false,
  usageCount: 0,
  lastUsedAt: null
});

/** The template's mark, or an empty one where its user has done nothing with it yet. */
export function templateStateOf(marks: readonly TemplateState[], templateId: string): TemplateState {
  return marks.find((mark) => mark.templateId === templateId) ?? emptyTemplateState(templateId);
}

/** The list with `mark` in it: in its own place where the template had one, at the end otherwise. */
export function replaceTemplateState(marks: readonly TemplateState[], mark: TemplateState): TemplateState[] {
  const isKnown = marks.some((old) => old.templateId === mark.templateId);
  if (!isKnown) return [...marks, mark];
  return marks.map((old) => (old.templateId === mark.templateId ? mark : old));
}

/** The template's new mark, to be put in the list with `replaceTemplateState` and saved. */
export function toggleFavorite(marks: readonly TemplateState[], templateId: string): TemplateState {
  const mark = templateStateOf(marks, templateId);
  return { ...mark, isFavorite: !mark.isFavorite };
}

/**
 * The template's new mark after one more use. Its `lastUsedAt` is newer than every other one even where the
 * clock went back, so the template just used is always the first of the recent ones.
 */
export function recordTemplateUse(
  marks: readonly TemplateState[],
  templateId: string,
  now: number
): TemplateState {
  const mark = templateStateOf(marks, templateId);
  const newest = marks.reduce((latest, { lastUsedAt }) => Math.max(latest, lastUsedAt ?? latest), -Infinity);
  return { ...mark, usageCount: mark.usageCount + 1, lastUsedAt: Math.max(now, newest + 1) };
}

/** The templates used last, newest first, ten at most. */
export function recentTemplates(templates: readonly Template[], marks: readonly TemplateState[]): Template[] {
  const templateById = new Map(templates.map((template) => [template.id, template]));
  return marks
    .flatMap((mark) => {
      const template = templateById.get(mark.templateId);
      return template && mark.lastUsedAt !== null ? [{ template, usedAt: mark.lastUsedAt }] : [];
    })
    .toSorted((one, other) => other.usedAt - one.usedAt)
    .slice(0, recentLimit)
    .map(({ template }) => template);
}

export function favoriteTemplates(templates: readonly Template[]): Template[] {
  return templates.filter((template) => template.isFavorite);
}
