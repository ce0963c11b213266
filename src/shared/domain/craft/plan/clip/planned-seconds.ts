// How much of the asked length is planned: a number somebody typed may be anything.
import type { PromptData } from '../../prompt/prompt.ts';

/** Far above what the form offers (180 s), and still quick to plan. */
const longestPlan = 600;

/** Seconds, above 0. */
export function plannedSeconds({ duration }: PromptData): number {
  return Number.isNaN(duration) || duration <= 0 ? 1 : Math.min(duration, longestPlan);
}
