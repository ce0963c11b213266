// The limits that a plan's model sets for its clips, and the length a plan aims at.
import { listDurations } from '../../model/durations.ts';
import type { Model } from '../../model/model.ts';
import { isSameResolution, linesOf } from '../../model/nearest.ts';
import { findSuccessor } from '../../model/registry/registry.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import type { PlanSource } from './clip-plan.ts';

/** The model itself or, where it is retired, the one to move to if there is one. */
export function resolveModel({ model, registry }: PlanSource): Model {
  return model.lifecycle.status === 'retired' ? (findSuccessor(registry, model) ?? model) : model;
}

/** Far above what the form offers (180 s), and still quick to plan. */
const maxPlanSeconds = 600;

/** Seconds, above 0. */
export function plannedSeconds({ duration }: PromptData): number {
  return Number.isNaN(duration) || duration <= 0 ? 1 : Math.min(duration, maxPlanSeconds);
}

/** The lengths a clip may have at a resolution, shortest first; empty where nobody states any. Seconds. */
export function listClipLengths(model: Model, resolution: string): number[] {
  if (model.durations === null) return [];
  const rules = model.crossRules.filter(({ resolutions }) =>
    resolutions.some((ruled) => isSameResolution(ruled, resolution))
  );
  return listDurations(model.durations.value).filter((length) =>
    rules.every(({ seconds }) => seconds.includes(length))
  );
}

/** True where the model takes the resolution, or nobody states which it takes. */
export function takesResolution(model: Model, resolution: string): boolean {
  const taken = model.resolutions?.value;
  return taken === undefined || taken.some((known) => isSameResolution(known, resolution));
}

/** The resolutions a model takes other than the wished one, the nearest first. */
export function listOtherResolutions(model: Model, preferred: string): string[] {
  const lines = linesOf(preferred) ?? 0;
  return (model.resolutions?.value ?? [])
    .filter((known) => !isSameResolution(known, preferred))
    .toSorted(
      (one, other) => Math.abs((linesOf(one) ?? 0) - lines) - Math.abs((linesOf(other) ?? 0) - lines)
    );
}
