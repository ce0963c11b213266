// Templates as the library shows them, of which a test names only what it is about.
import type { Template } from '#shared/domain/craft/template/template.ts';
import { categoryOf, tagsOf } from '#shared/domain/craft/template/template-tags.ts';
import { buildPrompt } from './builders.ts';

/** Category and tags follow from the prompt unless they are given. */
export function buildTemplate(changes: Partial<Template> & { readonly id: string }): Template {
  const promptData = changes.promptData ?? buildPrompt();
  return {
    name: changes.id,
    category: categoryOf(promptData),
    description: '',
    promptData,
    tags: tagsOf(promptData),
    createdAt: 0,
    updatedAt: 0,
    isUserCreated: false,
    isFavorite: false,
    usageCount: 0,
    ...changes
  };
}
