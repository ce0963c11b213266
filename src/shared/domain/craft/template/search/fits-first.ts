// The fit of templates for their user's model. Apart from the registry, which the library need not load.
import { resolveSettings, type SettingChange } from '../../compile/adapt/resolve-settings.ts';
import type { Model } from '../../model/model.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import type { Template } from '../template.ts';

const known = new WeakMap<
  PromptData,
  { readonly model: Model; readonly changes: readonly SettingChange[] }
>();

/** The settings that opening it for `model` changes. Worked out once, since a whole library is put in order by it. */
export function listTemplateChanges(data: PromptData, model: Model): readonly SettingChange[] {
  const found = known.get(data);
  if (found?.model === model) return found.changes;
  const { changes } = resolveSettings({ ...data, model: model.id }, model);
  known.set(data, { model, changes });
  return changes;
}

/** Those that need no change first; otherwise in the order given. */
export function putFitsFirst(templates: readonly Template[], model: Model): Template[] {
  const fits = ({ promptData }: Template): boolean => listTemplateChanges(promptData, model).length === 0;
  return [...templates.filter(fits), ...templates.filter((template) => !fits(template))];
}
