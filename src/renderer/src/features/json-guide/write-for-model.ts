import { compilePrompt } from '#shared/domain/craft/compile/compile.ts';
import type { Loss } from '#shared/domain/craft/compile/adapt/loss.ts';
import { retarget, type RetargetChange } from '#shared/domain/craft/compile/adapt/retarget.ts';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { findModel } from '#shared/domain/craft/model/registry/registry.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { workedExample } from './worked-example.ts';

/** The worked example as one model would be given it. */
export type ModelExample = {
  readonly document: PromptDocument;
  readonly json: string;
  /** To paste instead, where sentences are asked for. */
  readonly text: string;
  /** Settings the model does not take as the example has them. */
  readonly changes: readonly RetargetChange[];
  readonly losses: readonly Loss[];
};

export function writeForModel(model: Model, registry: ModelRegistry): ModelExample {
  const from = findModel(registry, workedExample.data.model) ?? model;
  const { document, changes } = retarget(workedExample, from, model);
  const { json, text, losses } = compilePrompt(document, model, registry);
  return {
    document,
    json: JSON.stringify(json, null, 2),
    text,
    changes: changes.filter(({ field }) => field !== 'model'),
    losses
  };
}
