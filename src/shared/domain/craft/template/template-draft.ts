// User templates: made from a prompt, and edited as a draft.
import type { PromptData, PromptDocument } from '../prompt/prompt.ts';
import { categoryOf, tagsOf } from './template-tags.ts';
import type { UserTemplate } from './template.ts';

export type NewTemplate = {
  readonly document: PromptDocument;
  /** '' takes the prompt's own name, then its concept, then "Untitled template". */
  readonly name: string;
  readonly description: string;
  /** Left out, both follow from the prompt. */
  readonly category?: string;
  readonly tags?: readonly string[];
  readonly existingIds: Iterable<string>;
  /** Milliseconds since 1970. */
  readonly now: number;
};

const untitled = 'Untitled template';

/** `user-template-{timestamp}`, counted up where two are saved within one millisecond. */
function freeId(existingIds: Iterable<string>, now: number): string {
  const taken = new Set(existingIds);
  let stamp = Math.max(0, Math.trunc(now));
  while (taken.has(`user-template-${stamp}`)) stamp += 1;
  return `user-template-${stamp}`;
}

export function templateFromPrompt({
  document,
  name,
  description,
  category = categoryOf(document.data),
  tags = tagsOf(document.data),
  existingIds,
  now
}: NewTemplate): UserTemplate {
  const names = [name, document.name, document.data.concept].map((candidate) => candidate.trim());
  return {
    id: freeId(existingIds, now),
    name: names.find((candidate) => candidate !== '') ?? untitled,
    category,
    description: description.trim(),
    promptData: document.data,
    tags: [...tags],
    createdAt: now,
    updatedAt: now
  };
}

export type TemplateDraft = {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly data: PromptData;
};

/** A name is for finding it again; the rest of a long concept is in the prompt. */
const suggestedNameLength = 60;

export function draftFromPrompt({ name, data }: PromptDocument): TemplateDraft {
  const suggested = name.trim() || Array.from(data.concept.trim()).slice(0, suggestedNameLength).join('');
  return { name: suggested, description: '', category: categoryOf(data), tags: tagsOf(data), data };
}

export function draftFromTemplate(template: UserTemplate): TemplateDraft {
  const { name, description, category, tags, promptData } = template;
  return { name, description, category, tags, data: promptData };
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, place) => value === other[place]);

/** Category and tags go on following the prompt for as long as nobody chose others. */
export function changeDraftPrompt(draft: TemplateDraft, data: PromptData): TemplateDraft {
  const followsStyle = draft.category === categoryOf(draft.data);
  const followsLook = isSameList(draft.tags, tagsOf(draft.data));
  return {
    ...draft,
    data,
    category: followsStyle ? categoryOf(data) : draft.category,
    tags: followsLook ? tagsOf(data) : draft.tags
  };
}

/** A draft ready to be kept: trimmed, each tag once, an empty category as the prompt gives it. */
export function normalizeDraft({ name, description, category, tags, data }: TemplateDraft): TemplateDraft {
  const kept = tags.map((tag) => tag.trim()).filter((tag) => tag !== '');
  return {
    name: name.trim(),
    description: description.trim(),
    category: category.trim() || categoryOf(data),
    tags: [...new Set(kept)],
    data
  };
}

/** The template as edited; it stays the same one, made when it was made. `now`: milliseconds since 1970. */
export function editTemplate(template: UserTemplate, draft: TemplateDraft, now: number): UserTemplate {
  const { name, description, category, tags, data } = normalizeDraft(draft);
  return {
    id: template.id,
    name: name || template.name,
    category,
    description,
    promptData: data,
    tags: [...tags],
    createdAt: template.createdAt,
    updatedAt: Math.max(now, template.createdAt)
  };
}
