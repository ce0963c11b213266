// Models that are gone or about to go, and where to move to.
import { findModel, findReplacement } from '../../model/registry.ts';
import type { Model } from '../../model/model.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import type { Fix, FitContext, FitRule, Trip } from '../fit-rule.ts';

const modelRetired: FitRule = {
  id: 'model-retired',
  severity: 'warning',
  check: (data, model, context) => {
    const { status, endsOn } = model.lifecycle;
    if (status !== 'retired') return [];
    return [
      tellEnd(data, model, context, `${model.label} was retired${endsOn === null ? '' : ` on ${endsOn}`}.`)
    ];
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
      ? ` may end any day: ${endsOn} was named as the earliest.`
      : endsOn === null
        ? ' is about to be retired.'
        : ` is to be retired on ${endsOn} or later.`;
    return [tellEnd(data, model, context, `${model.label}${end}`)];
  }
};

function tellEnd(data: PromptData, model: Model, { registry }: FitContext, end: string): Trip {
  const replacement = findReplacement(registry, model);
  if (replacement === undefined) {
    return { fields: ['model'], message: `${end} Nothing takes its place.`, fix: null };
  }
  const chosen = findModel(registry, data.model);
  const fix: Fix = {
    label: `Move to ${replacement.label}`,
    data: { ...data, model: replacement.id }
  };
  return {
    fields: ['model'],
    message: `${end} ${replacement.label} takes its place.`,
    // Beside the prompt's own model, another target is only looked at: its end is no reason to move the prompt.
    fix: chosen === undefined || chosen.id === model.id ? fix : null
  };
}

export const lifecycleRules: readonly FitRule[] = [modelRetired, modelRetiring];
