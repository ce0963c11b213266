// The dice: everything a roll needs, loaded when the first one is made.
import { fillWithinLimits } from '#shared/domain/craft/fit/fill-within-limits.ts';
import type { FitContext } from '#shared/domain/craft/fit/rules/fit-rule.ts';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { findModel } from '#shared/domain/craft/model/registry/registry.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { randomFill, type RandomFillOptions } from '#shared/domain/craft/prompt/random/random-fill.ts';
import { seededRandom } from '#shared/kit/random.ts';

type RollOptions = Omit<RandomFillOptions, 'random'> & {
  /** True limits the roll to values that the prompt's model supports. */
  readonly isModelSafe: boolean;
  readonly models: FitContext;
};

/** The same seed, prompt, locks and switch give the same prompt. */
export function randomFillWithSeed(
  seed: number,
  { isModelSafe, models, ...options }: RollOptions
): PromptData {
  const dice = { ...options, random: seededRandom(seed) };
  const { model } = findRandomFillModel(models.registry, options.current.model);
  return isModelSafe && model !== undefined ? fillWithinLimits(dice, model, models) : randomFill(dice);
}

/** The model a legal roll keeps to: the prompt's own or, where that is not known here, the default or the first one. */
export function findRandomFillModel(
  registry: ModelRegistry,
  name: string
): { readonly model: Model | undefined; readonly isOwn: boolean } {
  const own = findModel(registry, name);
  const other = findModel(registry, defaultPromptData.model) ?? registry.models[0];
  return { model: own ?? other, isOwn: own !== undefined };
}
