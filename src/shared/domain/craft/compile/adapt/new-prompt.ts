// A new prompt for the model its author uses: the defaults, within what that model supports.
import type { Model } from '../../model/model.ts';
import { resetPrompt } from '../../prompt/default-prompt.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import { resolveSettings } from './resolve-settings.ts';

export const createNewPrompt = (model: Model): PromptData =>
  resolveSettings({ ...resetPrompt(), model: model.id }, model).data;
