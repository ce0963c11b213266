// The parts of a draft's public texts that repeat its sealed prompt.
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { findRevealedParts } from '#shared/domain/market/listing-checks.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';

export type RevealingField = 'title' | 'category' | 'description' | 'tags' | 'alt' | 'notes';

export type RevealedPart = { readonly field: RevealingField; readonly text: string };

/** Each part once for each field that has it. */
export function listRevealed(draft: SavedListingDraft): readonly RevealedPart[] {
  const { title, category, description, tags, media, notes, data } = draft;
  if (data === null) return [];
  const texts: readonly (readonly [RevealingField, string])[] = [
    ['title', title],
    ['category', category],
    ['description', description],
    ...tags.map((tag) => ['tags', tag] as const),
    ...media.map(({ alt }) => ['alt', alt] as const),
    ['notes', notes]
  ];
  const parts = texts.flatMap(([field, text]) =>
    findRevealedParts(text, data).map(({ start, end }) => ({ field, text: text.slice(start, end) }))
  );
  return [...new Map(parts.map((part) => [`${part.field} ${part.text}`, part])).values()];
}

/** The fields that reveal something, without it. A tag of which nothing is left is dropped. */
export function removeRevealed(draft: SavedListingDraft): Partial<SavedListingDraft> {
  const { title, category, description, tags, media, notes, data } = draft;
  if (data === null) return {};
  const fields = new Set(listRevealed(draft).map(({ field }) => field));
  const clean = (text: string) => removeParts(text, data);
  return {
    ...(fields.has('title') ? { title: clean(title) } : {}),
    ...(fields.has('category') ? { category: clean(category) } : {}),
    ...(fields.has('description') ? { description: clean(description) } : {}),
    ...(fields.has('tags') ? { tags: tags.map(clean).filter((tag) => tag !== '') } : {}),
    ...(fields.has('alt') ? { media: media.map((medium) => ({ ...medium, alt: clean(medium.alt) })) } : {}),
    ...(fields.has('notes') ? { notes: clean(notes) } : {})
  };
}

function removeParts(text: string, data: PromptData): string {
  const parts = findRevealedParts(text, data);
  if (parts.length === 0) return text;
  return parts
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
