import { joinTemplates } from '#shared/domain/craft/template/join-templates.ts';
import type {
  BuiltInTemplate,
  Template,
  TemplateState,
  UserTemplate
} from '#shared/domain/craft/template/template.ts';

/** The templates themselves, before they are joined with what their user did with them. */
export type TemplateCollection = {
  readonly fill: (builtIns: readonly BuiltInTemplate[], userTemplates: readonly UserTemplate[]) => void;
  /** Adds a user template or replaces the one of the same id. */
  readonly put: (template: UserTemplate) => void;
  readonly removeById: (id: string) => void;
  readonly find: (id: string) => UserTemplate | undefined;
  readonly join: (marks: readonly TemplateState[]) => Template[];
};

export function createTemplateCollection(): TemplateCollection {
  let builtIns: readonly BuiltInTemplate[] = [];
  const userTemplates = new Map<string, UserTemplate>();
  return {
    fill(catalog, stored) {
      builtIns = catalog;
      userTemplates.clear();
      for (const template of stored) userTemplates.set(template.id, template);
    },
    put: (template) => void userTemplates.set(template.id, template),
    removeById: (id) => void userTemplates.delete(id),
    find: (id) => userTemplates.get(id),
    join: (marks) => joinTemplates(builtIns, [...userTemplates.values()], marks)
  };
}
