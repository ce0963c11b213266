import { joinAnd, joinOr } from '#shared/domain/craft/prompt/phrases.ts';
import { builtInRegistry, findModel } from '#shared/domain/craft/model/registry/registry.ts';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { listModelFacts } from './describe-model-facts.ts';

/** A model of the registry that a page is written about; throws where the registry lost it. */
export function getModel(modelId: string): Model {
  const model = findModel(builtInRegistry, modelId);
  if (model === undefined) throw new Error(`There is no model "${modelId}"`);
  return model;
}

/** One limit as the facts card words it, such as "4, 6 or 8 s", so that no sentence of a page holds a copy. */
export function quoteLimit(modelId: string, name: string): string {
  const fact = listModelFacts(getModel(modelId)).find((said) => said.name === name);
  if (fact === undefined) throw new Error(`Nothing is said about "${name}"`);
  return fact.value;
}

/** The day a model ended or may end, as YYYY-MM-DD. */
export function quoteEnd(modelId: string): string {
  const { endsOn } = getModel(modelId).lifecycle;
  if (endsOn === null) throw new Error(`No end of "${modelId}" is known`);
  return endsOn;
}

/** Limits that hang together, such as "1080p and 4K only at 8 s". */
export function quoteCrossRules(modelId: string): string {
  const rules = getModel(modelId).crossRules.map(
    ({ resolutions, seconds }) => `${joinAnd(resolutions)} only at ${joinOr(seconds)} s`
  );
  if (rules.length === 0) throw new Error(`No limits of "${modelId}" hang together`);
  return rules.join('; ');
}
