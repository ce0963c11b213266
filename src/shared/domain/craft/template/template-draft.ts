// A draft is a template while its creator writes it: before it is first kept, and each time it is edited.
import type { PromptData, PromptDocument } from '../prompt/prompt.ts';
import type { UserTemplate } from './template.ts';
import { categoryOf, tagsOf } from './template-tags.ts';

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
export function settleDraft({ name, description, category, tags, data }: TemplateDraft): TemplateDraft {
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
  const { name, description, category, tags, data } = settleDraft(draft);
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
