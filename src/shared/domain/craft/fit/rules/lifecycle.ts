// Retired models and announced retirements, with the replacement.
import { joinMessages, type Sentence, sentence } from '../../../../kit/sentence.ts';
import { findModel, findSuccessor } from '../../model/registry/registry.ts';
import type { Model } from '../../model/model.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import type { Fix, FitContext, FitRule, RuleHit } from './fit-rule.ts';

const modelRetired: FitRule = {
  id: 'model-retired',
  severity: 'warning',
  check: (data, model, context) => {
    const { status, endsOn } = model.lifecycle;
    if (status !== 'retired') return [];
    const end =
      endsOn === null
        ? sentence`${model.label} was retired.`
        : sentence`${model.label} was retired on ${endsOn}.`;
    return [describeEnd(data, model, context, end)];
  }
};

const modelRetiring: FitRule = {
  id: 'model-retiring',
  severity: 'warning',
  check: (data, model, context) => {
    const { status, endsOn } = model.lifecycle;
    if (status !== 'retiring') return [];
    const isDue = endsOn !== null && endsOn <= context.today;
    const end = isDue
      ? sentence`${model.label} can be retired any day since ${endsOn}.`
      : endsOn === null
        ? sentence`${model.label} will be retired soon.`
        : sentence`${model.label} will be retired on ${endsOn} or later.`;
    return [describeEnd(data, model, context, end)];
  }
};

function describeEnd(data: PromptData, model: Model, { registry }: FitContext, end: Sentence): RuleHit {
  const successor = findSuccessor(registry, model);
  if (successor === undefined) {
    return { fields: ['model'], message: joinMessages([end, sentence`It has no successor.`]), fix: null };
  }
  const chosen = findModel(registry, data.model);
  const fix: Fix = {
    label: sentence`Switch to ${successor.label}`,
    data: { ...data, model: successor.id }
  };
  return {
    fields: ['model'],
    message: joinMessages([end, sentence`Use ${successor.label} instead.`]),
    // Beside the prompt's own model, another target is only looked at: its end is no reason to move the prompt.
    fix: chosen === undefined || chosen.id === model.id ? fix : null
  };
}

export const lifecycleRules: readonly FitRule[] = [modelRetired, modelRetiring];
