import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { findModel, findSuccessor, listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import type { Clip, ClipPlan, PlanSource } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import { listClipLengths, resolveModel } from '#shared/domain/craft/plan/clip/clip-rules.ts';

/** The model of a prompt that names no known one. */
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
    named === undefined || living.includes(named) ? named : (findSuccessor(registry, named) ?? named);
  const others = living.filter((model) => model.durations !== null && model !== own);
  return own === undefined ? others : [own, ...others];
}

/** Seconds to pick from, by the kind of clip. */
export type LengthChoices = Readonly<Record<Clip['kind'], readonly number[]>>;

/** Offered where nobody states what the model takes. Seconds. */
const maxGuessedLength = 20;

/** The lengths that a plan's model supports; the shots of a take share one length, so each may have any part of it. */
export function listLengthChoices(resolution: string, source: PlanSource): LengthChoices {
  const model = resolveModel(source);
  const lengths = listClipLengths(model, resolution);
  const whole = countUp(lengths.at(-1) ?? maxGuessedLength);
  return {
    clip: lengths.length === 0 ? whole : lengths,
    extension: model.extension === null ? [] : [model.extension.value.bySeconds],
    shot: whole
  };
}

const countUp = (to: number): number[] => Array.from({ length: Math.floor(to) }, (_, index) => index + 1);

/** The length that would be taken in place of the clip's own, the nearest one; null where its own is fine. */
export function findLengthFix(clip: Clip, plan: ClipPlan, source: PlanSource): number | null {
  const lengths = listClipLengths(resolveModel(source), plan.resolution);
  if (lengths.length === 0) return null;
  const [by] = listLengthChoices(plan.resolution, source).extension;
  const taken = clip.kind === 'extension' ? (by === undefined ? [] : [by]) : lengths;
  const beside = clip.kind === 'shot' ? secondsBeside(clip, plan) : 0;
  const fitting = taken.map((length) => Math.round((length - beside) * 1000) / 1000).filter((own) => own > 0);
  if (fitting.includes(clip.seconds)) return null;
  const [nearest] = fitting.toSorted(
    (one, other) => Math.abs(one - clip.seconds) - Math.abs(other - clip.seconds) || other - one
  );
  return nearest ?? null;
}

const secondsBeside = ({ id, take }: Clip, { clips }: ClipPlan): number =>
  clips.reduce((sum, other) => sum + (other.take === take && other.id !== id ? other.seconds : 0), 0);
