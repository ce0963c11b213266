import type { Model } from '#shared/domain/craft/model/model.ts';
import type { AppStores } from './create-app-model.ts';

type Stores = Pick<AppStores, 'preferences' | 'models'>;

/** The model that was chosen for new prompts; undefined without a choice, or where the list in use lacks it. */
export async function findNewPromptModel({ preferences, models }: Stores): Promise<Model | undefined> {
  const { newPromptModel } = preferences.getState().preferences.ui;
  if (newPromptModel === '') return undefined;
  const { models: listed } = await models.getState().load();
  return listed.find(({ id }) => id === newPromptModel);
}
