// The library's list: every built-in and user template, each joined with its favorite and usage state.
import type { BuiltInTemplate, Template, TemplateState, UserTemplate } from './template.ts';
import { categoryOf, tagsOf } from './template-tags.ts';

/** Presets carry no dates; 0 keeps them behind user templates when sorted newest first. */
const builtInDate = 0;

function withTemplateState(
  template: UserTemplate,
  isUserCreated: boolean,
  mark: TemplateState | undefined
): Template {
  return {
    ...template,
    isUserCreated,
    isFavorite: mark?.isFavorite ?? false,
    usageCount: mark?.usageCount ?? 0
  };
}

/** The same each time, so that what hangs on a template's content is worked out once. */
const storedForms = new WeakMap<BuiltInTemplate, UserTemplate>();

function asStored(builtIn: BuiltInTemplate): UserTemplate {
  const known = storedForms.get(builtIn);
  if (known !== undefined) return known;
  const stored = {
    id: builtIn.id,
    name: builtIn.name,
    category: categoryOf(builtIn.data),
    description: builtIn.description,
    promptData: builtIn.data,
    tags: tagsOf(builtIn.data),
    createdAt: builtInDate,
    updatedAt: builtInDate
  };
  storedForms.set(builtIn, stored);
  return stored;
}

/** Presets first, then user templates, both in the order given. Marks of templates that are gone are ignored. */
export function joinTemplates(
  builtIns: readonly BuiltInTemplate[],
  userTemplates: readonly UserTemplate[],
  marks: readonly TemplateState[]
): Template[] {
  const stateById = new Map(marks.map((mark) => [mark.templateId, mark]));
  return [
    ...builtIns.map((builtIn) => withTemplateState(asStored(builtIn), false, stateById.get(builtIn.id))),
    ...userTemplates.map((template) => withTemplateState(template, true, stateById.get(template.id)))
  ];
}
