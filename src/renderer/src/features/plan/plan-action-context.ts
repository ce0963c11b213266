import type { StoreApi } from 'zustand/vanilla';
import type { Device } from '#shared/contract/device.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { PlanSource } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import type { SavedPlan } from '#shared/domain/craft/plan/clip/saved-plan.ts';
import { planClips } from '#shared/domain/craft/plan/plan-clips.ts';
import { normalizePlan } from '#shared/domain/craft/plan/normalize-plan.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { pickModel } from './plan-models.ts';
import type { PlanSaver } from './plan-saver.ts';
import type { PlanState } from './plan-state.ts';
import { addStep, isSameDocument, noSteps, type PlanVersion } from './plan-version.ts';

export type PlanActionContext = {
  readonly get: () => PlanState;
  readonly set: StoreApi<PlanState>['setState'];
  readonly now: () => number;
  readonly saver: PlanSaver;
  readonly device: Pick<Device, 'plan'>;
  /** The list of models in use. */
  readonly loadRegistry: () => Promise<ModelRegistry>;
};

export type Change = {
  readonly label: string;
  /** The sentence for those who listen; the label where it says enough. */
  readonly announcement?: string;
  readonly version: PlanVersion;
  /** The text typed in; null for everything else. */
  readonly place?: string | null;
};

/** Puts another version in place of the one shown, as a step that can be taken back. */
export function changeVersion(
  context: PlanActionContext,
  { label, announcement = label, version, place = null }: Change
): void {
  const { version: before, steps } = context.get();
  if (before === null) return;
  const next = addStep(steps, { label, before, place, now: context.now() });
  context.set({ version, steps: next, announcement: place === null ? announcement : '' });
  saveVersion(context, before, place !== null);
}

/** A plan that nobody worked on is no business of the device, unless it takes the place of one that is. */
export function saveVersion({ get, saver }: PlanActionContext, before: PlanVersion, isTyping = false): void {
  const { version } = get();
  if (version !== null && (version.isSaved || before.isSaved)) saver.save(version, isTyping);
}

/** A fresh plan of the prompt. */
export function makeVersion(
  context: PlanActionContext,
  document: PromptDocument,
  modelName: string
): PlanVersion {
  const registry = getRegistry(context);
  const model = pickModel(registry, modelName);
  return { document, modelId: model.id, plan: planClips(document, model, registry), isSaved: false };
}

/** A fresh plan for the model of `before`: the prompt's own changes with the prompt, a chosen one stays chosen. */
export function remakeVersion(
  context: PlanActionContext,
  before: PlanVersion,
  prompt: PromptDocument
): PlanVersion {
  const isOwn = pickModel(getRegistry(context), before.document.data.model).id === before.modelId;
  return makeVersion(context, prompt, isOwn ? prompt.data.model : before.modelId);
}

/** Shows another version and forgets the steps, which were of another plan. */
export function openVersion({ get, set }: PlanActionContext, version: PlanVersion): void {
  const before = get().version;
  const isShown = before?.modelId === version.modelId && isSameDocument(before.document, version.document);
  if (!isShown || version.isSaved) set({ version, steps: noSteps });
}

function getRegistry({ get }: PlanActionContext): ModelRegistry {
  const { registry } = get();
  if (registry === null) throw new Error('The list of models is not here yet');
  return registry;
}

/** The source that edits of a version are checked against. */
export function readSource(
  { document, modelId }: Pick<PlanVersion, 'document' | 'modelId'>,
  registry: ModelRegistry
): PlanSource {
  return { document, model: pickModel(registry, modelId), registry };
}

/** A plan that the device kept, with a new announcement. */
export function openSavedPlan({ document, modelId, plan }: SavedPlan, registry: ModelRegistry): PlanVersion {
  const source = readSource({ document, modelId }, registry);
  return { document, modelId, plan: normalizePlan(plan.clips, plan.resolution, source), isSaved: true };
}

/** The model somebody chose in place of the prompt's own for a plan that the device does not keep; null otherwise. */
export function findChosenModel({ version, registry }: PlanState): string | null {
  if (version === null || registry === null || version.isSaved) return null;
  const isOwn = pickModel(registry, version.document.data.model).id === version.modelId;
  return isOwn ? null : version.modelId;
}
