import type { StoreApi } from 'zustand/vanilla';
import {
  editTemplate,
  normalizeDraft,
  type TemplateDraft,
  templateFromPrompt
} from '#shared/domain/craft/template/template-draft.ts';
import type { Template, UserTemplate } from '#shared/domain/craft/template/template.ts';
import type { LibraryState } from './library-store.ts';

/** Making and changing templates of one's own; null where the device could not keep it. */
export type OwnTemplates = {
  readonly make: (draft: TemplateDraft) => Promise<UserTemplate | null>;
  readonly change: (template: Template, draft: TemplateDraft) => Promise<UserTemplate | null>;
};

/** @param now milliseconds since 1970 */
export function createOwnTemplates(store: StoreApi<LibraryState>, now: () => number): OwnTemplates {
  async function keep(template: UserTemplate): Promise<UserTemplate | null> {
    return (await store.getState().keep(template)) ? template : null;
  }

  return {
    make(draft) {
      const { data, ...details } = normalizeDraft(draft);
      const existingIds = store.getState().templates.map(({ id }) => id);
      return keep(
        templateFromPrompt({ ...details, document: { name: details.name, data }, existingIds, now: now() })
      );
    },
    change: (template, draft) => keep(editTemplate(template, draft, now()))
  };
}

/** The stored template without the user's state of it. */
export function withoutTemplateState(template: Template): UserTemplate {
  const { id, name, category, description, promptData, tags, createdAt, updatedAt } = template;
  return { id, name, category, description, promptData, tags, createdAt, updatedAt };
}
