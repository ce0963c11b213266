// Whom the clips are for: nobody can render anything with a model that is retired.
import type { Model } from '../../model/model.ts';
import { findReplacement } from '../../model/registry/registry.ts';
import type { PlanSource } from './clip-plan.ts';

/** The model itself or, where it is retired, the one to move to if there is one. */
export function resolveModel({ model, registry }: PlanSource): Model {
  return model.lifecycle.status === 'retired' ? (findReplacement(registry, model) ?? model) : model;
}
