import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import type { ProblemName } from './read-draft.ts';
import { listRevealed } from './revealed-parts.ts';

/** The field of the form where a problem is solved, by its `data-field`. */
const fieldOf: Readonly<Record<Exclude<ProblemName, 'revealed'>, string>> = {
  prompt: 'prompt',
  items: 'items',
  unavailable: 'items',
  title: 'title',
  category: 'category',
  description: 'description',
  tags: 'tags',
  price: 'price',
  suggested: 'suggested',
  aboveParts: 'price',
  publishAt: 'publish-at',
  media: 'media',
  tooManyMedia: 'media',
  alt: 'media',
  model: 'prompt',
  unknownModel: 'prompt'
};

const controls = ':is(input:not([type="file"]), textarea, select, button):not(:disabled)';

/** Moves the focus to the first control of the field where the problem is solved; `from` is within the same form. */
export function focusField(from: HTMLElement, problem: ProblemName, draft: SavedListingDraft): void {
  const form = from.closest('[data-form]');
  if (form === null) return;
  const field = form.querySelector(`[data-field="${nameField(problem, draft)}"]`);
  const control =
    (problem === 'alt' ? findEmptyAlt(field) : undefined) ?? field?.querySelector<HTMLElement>(controls);
  control?.focus();
}

function nameField(problem: ProblemName, draft: SavedListingDraft): string {
  if (problem !== 'revealed') return fieldOf[problem];
  const [first] = listRevealed(draft);
  return first === undefined || first.field === 'alt' ? 'media' : first.field;
}

const findEmptyAlt = (field: Element | null): HTMLInputElement | undefined =>
  [...(field?.querySelectorAll('input') ?? [])].find(
    ({ type, value }) => type === 'text' && value.trim() === ''
  );
