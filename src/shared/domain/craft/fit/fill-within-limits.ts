// Random fill restricted to the values that one model supports.
import { checkFit } from './check-fit.ts';
import type { FitContext } from './rules/fit-rule.ts';
import type { Model } from '../model/model.ts';
import type { PromptData } from '../prompt/prompt.ts';
import { randomFill, type RandomFillOptions } from '../prompt/random/random-fill.ts';
import { resolveSettings } from '../compile/adapt/resolve-settings.ts';

/** Far more than it takes; where a locked field is what the model refuses, no roll helps. */
const maxRolls = 25;

/** As `randomFill`, rolled again while the model would refuse the prompt. Locked fields stay as they are. */
export function fillWithinLimits(options: RandomFillOptions, model: Model, context: FitContext): PromptData {
  let filled = rollOnce(options, model);
  for (let rolls = 1; rolls < maxRolls && isRefused(filled, model, context); rolls += 1) {
    filled = rollOnce(options, model);
  }
  return filled;
}

function rollOnce(options: RandomFillOptions, model: Model): PromptData {
  const { data } = resolveSettings({ ...randomFill(options), model: model.id }, model);
  const locked = options.lockedFields.map((name) => [name, options.current[name]]);
  return { ...data, ...Object.fromEntries(locked) };
}

const isRefused = (data: PromptData, model: Model, context: FitContext): boolean =>
  checkFit(data, model, context).some(({ severity }) => severity === 'error');
