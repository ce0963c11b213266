// Facets are the values that a list of templates can be filtered by, each with how many templates carry it.
import { memoizeByContent } from './filter.ts';
import type { Template } from '../template.ts';

export type Facet = { readonly value: string; readonly count: number };

export type Facets = {
  readonly categories: readonly Facet[];
  readonly languages: readonly Facet[];
  readonly cinematicStyles: readonly Facet[];
  readonly shotTypes: readonly Facet[];
  readonly tags: readonly Facet[];
};

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function countValues(
  templates: readonly Template[],
  valuesOf: (template: Template) => readonly string[]
): Facet[] {
  const counts = new Map<string, number>();
  for (const template of templates) {
    for (const value of new Set(valuesOf(template))) {
      if (value.trim() !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => byName.compare(one.value, other.value));
}

/** Values in alphabetical order; empty ones are left out. */
export const facetsOf: (templates: readonly Template[]) => Facets = memoizeByContent((templates) => ({
  categories: countValues(templates, ({ category }) => [category]),
  languages: countValues(templates, ({ promptData }) => [promptData.language]),
  cinematicStyles: countValues(templates, ({ promptData }) => [promptData.cinematicStyle]),
  shotTypes: countValues(templates, ({ promptData }) => promptData.shotTypes),
  tags: countValues(templates, ({ tags }) => tags)
}));
