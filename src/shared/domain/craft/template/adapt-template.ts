// The prompt of a template as it opens for the model its user works with.
import { retarget } from '../compile/adapt/retarget.ts';
import type { Model, ModelRegistry } from '../model/model.ts';
import { findModel } from '../model/registry/registry.ts';
import type { PromptDocument } from '../prompt/prompt.ts';

/** The words stay as they are; the settings come within the limits of `model`. */
export function adaptTemplate(
  document: PromptDocument,
  model: Model,
  registry: ModelRegistry
): PromptDocument {
  return retarget(document, findModel(registry, document.data.model) ?? model, model).document;
}
