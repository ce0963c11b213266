import { retarget } from '#shared/domain/craft/compile/adapt/retarget.ts';
import { isUntouched } from '#shared/domain/craft/fit/is-untouched.ts';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { findModel } from '#shared/domain/craft/model/registry/registry.ts';
import { createNewPrompt } from '#shared/domain/craft/compile/adapt/new-prompt.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';
import type { AppStores } from './create-app-model.ts';

/** The answer to "Which model do you use?": for new prompts from here on, and for the open one in one undoable step. */
export async function chooseModel(
  { builder, models, preferences }: Pick<AppStores, 'builder' | 'models' | 'preferences'>,
  model: Model
): Promise<void> {
  void preferences.getState().change('ui', { newPromptModel: model.id });
  const registry = await models.getState().load();
  const { document, replaceDocument, focusOn } = builder.getState();
  const from = findModel(registry, document.data.model) ?? model;
  const moved: PromptDocument = isUntouched(document.data, from)
    ? { ...document, data: createNewPrompt(model) }
    : retarget(document, from, model).document;
  replaceDocument({ label: t(texts, 'app.step.switchModel', { model: model.label }), document: moved });
  // The line that asked is gone, and the focus with it.
  focusOn({ group: 'story', field: 'concept' });
}
