// What a model takes, as a plan needs to know it: which lengths at which resolution, and what can follow what.
import { isSameResolution, linesOf } from '../../model/nearest.ts';
import { listDurations } from '../../model/durations.ts';
import type { Model } from '../../model/model.ts';

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
export function listOtherResolutions(model: Model, wished: string): string[] {
  const lines = linesOf(wished) ?? 0;
  return (model.resolutions?.value ?? [])
    .filter((known) => !isSameResolution(known, wished))
    .toSorted(
      (one, other) => Math.abs((linesOf(one) ?? 0) - lines) - Math.abs((linesOf(other) ?? 0) - lines)
    );
}
