// Settings that do no harm and have no effect, since the model has no such knob.
import { eitherOf, sentence } from '../../../../kit/sentence.ts';
import { defaultPromptData } from '../../prompt/default-prompt.ts';
import type { FitRule } from './fit-rule.ts';
import { findNearest } from '../../model/nearest.ts';

const fpsIgnored: FitRule = {
  id: 'fps-ignored',
  severity: 'info',
  check: (data, model) => {
    const rates = model.frameRates?.value;
    if (rates === undefined || !Number.isFinite(data.frameRate) || rates.includes(data.frameRate)) return [];
    const frameRate = findNearest(rates, (rate) => Math.abs(rate - data.frameRate)) ?? data.frameRate;
    return [
      {
        fields: ['frameRate'],
        message: sentence`${data.frameRate} fps is ignored: ${model.label} delivers ${eitherOf(rates)} fps.`,
        fix: { label: sentence`Set ${frameRate} fps`, data: { ...data, frameRate } }
      }
    ];
  }
};

/** No video model has such a setting; the default says nothing, since nobody chose it. */
const qualityIgnored: FitRule = {
  id: 'quality-ignored',
  severity: 'info',
  check: (data, model) => {
    if (!Number.isFinite(data.quality) || data.quality === defaultPromptData.quality) return [];
    const message = sentence`Quality ${data.quality} has no effect: ${model.label} has no such setting. Choose a faster or a finer model instead.`;
    return [{ fields: ['quality'], message, fix: null }];
  }
};

export const ignoredRules: readonly FitRule[] = [fpsIgnored, qualityIgnored];
