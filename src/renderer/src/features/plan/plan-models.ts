import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import {
  findModel,
  findReplacement,
  listActiveModels
} from '#shared/domain/craft/model/registry/registry.ts';

/** Where a prompt names no model that is known. */
const defaultModel = 'veo-3.1';

/** The model to plan for, the asked one if it is known: a plan always has one. */
export function pickModel(registry: ModelRegistry, name: string): Model {
  const model = findModel(registry, name) ?? findModel(registry, defaultModel) ?? registry.models[0];
  if (model === undefined) throw new Error('The registry holds no models');
  return model;
}

/** The models whose clips have a stated length, today's only, the prompt's own or its replacement first. */
export function listPlanModels(registry: ModelRegistry, ownName: string, today: string): Model[] {
  const named = findModel(registry, ownName);
  const living = listActiveModels(registry, today);
  const own =
    named === undefined || living.includes(named) ? named : (findReplacement(registry, named) ?? named);
  const others = living.filter((model) => model.durations !== null && model !== own);
  return own === undefined ? others : [own, ...others];
}
