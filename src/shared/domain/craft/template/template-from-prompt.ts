// Saving a prompt as a template: the creator's own entry in the library.
import type { PromptDocument } from '../prompt/prompt.ts';
import type { UserTemplate } from './template.ts';
import { categoryOf, tagsOf } from './template-tags.ts';

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
