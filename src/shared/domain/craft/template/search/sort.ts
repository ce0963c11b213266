// The orders a library can be shown in.
import { oncePerContent } from './once-per-content.ts';
import type { Template } from '../template.ts';

export type SortBy = 'name' | 'usage' | 'created';
export type SortOrder = 'asc' | 'desc';

/** One fixed language, so that a list has the same order on every device. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const comparisons: Record<SortBy, (one: Template, other: Template) => number> = {
  name: (one, other) => byName.compare(one.name, other.name),
  usage: (one, other) => one.usageCount - other.usageCount,
  created: (one, other) => one.createdAt - other.createdAt
};

function byId(one: Template, other: Template): number {
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}

function sortPositions(templates: readonly Template[], sortBy: SortBy, sortOrder: SortOrder): number[] {
  const compare = comparisons[sortBy];
  const direction = sortOrder === 'asc' ? 1 : -1;
  return [...templates.entries()]
    .toSorted(([, one], [, other]) => direction * compare(one, other) || byId(one, other))
    .map(([position]) => position);
}

const byNameUp = oncePerContent((templates) => sortPositions(templates, 'name', 'asc'));
const byNameDown = oncePerContent((templates) => sortPositions(templates, 'name', 'desc'));

/**
 * Where the first of the order stands in the list, then the second, and so on; templates that are equal in the
 * chosen respect stand in the order of their ids, in both directions. Names are compared once, numbers each time.
 */
export function listOrder(
  templates: readonly Template[],
  sortBy: SortBy,
  sortOrder: SortOrder
): readonly number[] {
  if (sortBy !== 'name') return sortPositions(templates, sortBy, sortOrder);
  return sortOrder === 'asc' ? byNameUp(templates) : byNameDown(templates);
}
