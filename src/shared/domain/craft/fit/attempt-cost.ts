import type { FitContext } from './rules/fit-rule.ts';
import { nearestDuration } from '#shared/domain/craft/model/durations.ts';
import { type CostEstimate, estimateCost } from '#shared/domain/craft/model/estimate-cost.ts';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import { isFilled } from '#shared/domain/craft/prompt/group-progress.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';

export type AttemptCost = CostEstimate & {
  readonly seconds: number;
  readonly hasAudio: boolean;
  /** US dollars with the sound switched off, where that is cheaper and the prompt asks for no sound. */
  readonly silentUsd: number | null;
};

/**
 * The cost of one clip of the nearest supported length; null without a known price or a vendor. A model
 * that can make sound makes some up when the prompt is silent about it, and that is paid for like any other.
 */
export function costAttempt(
  data: PromptData,
  model: Model,
  { registry, today }: FitContext
): AttemptCost | null {
  if (!listActiveModels(registry, today).includes(model)) return null;
  const seconds = model.durations ? nearestDuration(model.durations.value, data.duration) : data.duration;
  const hasAudio = model.audio?.value !== 'none';
  const estimate = estimateCost(model, { seconds, resolution: data.resolution, hasAudio });
  if (estimate === null) return null;
  const canBeSilent = model.audio?.value === 'toggle' && !isHeard(data);
  const silent = canBeSilent
    ? estimateCost(model, { seconds, resolution: data.resolution, hasAudio: false })
    : null;
  const silentUsd = silent !== null && silent.usd < estimate.usd ? silent.usd : null;
  return { ...estimate, seconds, hasAudio, silentUsd };
}

const isHeard = (data: PromptData): boolean =>
  (['dialogue', 'musicStyle', 'soundEffects', 'ambientSounds', 'audioMix'] as const).some((field) =>
    isFilled(data[field])
  );
