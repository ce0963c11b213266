import { compilePrompt } from '#shared/domain/compile/compile.ts';
import type { Loss } from '#shared/domain/compile/loss.ts';
import { retarget, type RetargetChange } from '#shared/domain/compile/retarget.ts';
import type { Model, ModelRegistry } from '#shared/domain/model/model.ts';
import { findModel } from '#shared/domain/model/registry.ts';
import type { PromptDocument } from '#shared/domain/prompt/prompt.ts';
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
