import { createStore } from 'zustand/vanilla';
import type { Device } from '#shared/contract/device.ts';
import type { Listen } from '#shared/contract/events.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { PlanActionContext } from './plan-action-context.ts';
import { createEdits, createUndoActions } from './plan-edits.ts';
import { createOpening, adoptRemotePlan } from './plan-load-actions.ts';
import { createPlanSaver } from './plan-saver.ts';
import type { PlanState, PlanStore } from './plan-state.ts';
import { noSteps } from './plan-version.ts';

type Dependencies = {
  readonly device: Pick<Device, 'plan'>;
  readonly on: Listen;
  readonly now: () => number;
  /** The list of models in use. */
  readonly loadRegistry: () => Promise<ModelRegistry>;
};

/** The clip plan being worked on. Every edit goes to the device at once and can be taken back, step by step. */
export function createPlanStore({ device, on, now, loadRegistry }: Dependencies): PlanStore {
  return createStore<PlanState>()((set, get) => {
    const saver = createPlanSaver({ device, now, onChange: set });
    const context: PlanActionContext = { get, set, now, saver, device, loadRegistry };
    on('device.changed', ({ areas }) => {
      if (areas.includes('plan')) void adoptRemotePlan(context);
    });
    return {
      version: null,
      registry: null,
      prompt: null,
      steps: noSteps,
      announcement: '',
      isSaving: false,
      refusal: null,
      ...createOpening(context),
      ...createEdits(context),
      ...createUndoActions(context)
    };
  });
}
