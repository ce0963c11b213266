// The library's list: every built-in and user template, each joined with its favorite and usage state.
import type { BuiltInTemplate, Template, TemplateMark, UserTemplate } from './template.ts';
import { categoryOf, tagsOf } from './template-tags.ts';

/** Presets carry no dates; 0 keeps them behind user templates when sorted newest first. */
const builtInDate = 0;

function withMark(template: UserTemplate, isUserCreated: boolean, mark: TemplateMark | undefined): Template {
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
  marks: readonly TemplateMark[]
): Template[] {
  const markById = new Map(marks.map((mark) => [mark.templateId, mark]));
  return [
    ...builtIns.map((builtIn) => withMark(asStored(builtIn), false, markById.get(builtIn.id))),
    ...userTemplates.map((template) => withMark(template, true, markById.get(template.id)))
  ];
}
