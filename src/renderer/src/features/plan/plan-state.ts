import type { StoreApi } from 'zustand/vanilla';
import { createStoreContext } from '#renderer/lib/store-context.tsx';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { ClipChanges } from '#shared/domain/craft/plan/edit-plan.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { PlanSteps, PlanVersion } from './plan-version.ts';

export type PlanState = PlanData & PlanActions;
export type PlanStore = StoreApi<PlanState>;

export type PlanData = {
  /** Null until a plan has been made or read. */
  readonly version: PlanVersion | null;
  readonly registry: ModelRegistry | null;
  /** The prompt as it is in the builder now. */
  readonly prompt: PromptDocument | null;
  readonly steps: PlanSteps;
  /** The last thing done, in a sentence for those who listen; '' at first. */
  readonly announcement: string;
  /** The device does not have the last edit yet. */
  readonly isSaving: boolean;
  /** Why the device did not take the last edits; null where it did. */
  readonly refusal: string | null;
};

export type PlanActions = {
  /** Reads the kept plan, or plans the prompt; `modelName` is asked for where no plan is kept. */
  readonly show: (prompt: PromptDocument, modelName: string | null) => Promise<void>;
  /** The prompt is another now: a plan nobody worked on follows it, any other stays. */
  readonly follow: (prompt: PromptDocument) => void;
  /** The list of models is another now: what the model takes is checked again. */
  readonly takeRegistry: (registry: ModelRegistry) => void;
  readonly chooseModel: (modelId: string) => void;
  /** Plans the prompt as it is now; what was edited comes back with undo. */
  readonly startOver: () => void;
  readonly edit: (clipId: string, changes: ClipChanges) => void;
  /** Moves the clip to stand at `to`, counted from 0. */
  readonly move: (clipId: string, to: number) => void;
  readonly merge: (clipId: string) => void;
  readonly split: (clipId: string) => void;
  /** Keeps the plan as it is whatever happens to the prompt. */
  readonly keep: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Puts on the device what is not there yet. */
  readonly saveNow: () => Promise<void>;
};

/** True if the stored plan is of another prompt than the builder's. */
export const isOfOtherPrompt = ({ version, prompt }: PlanData): boolean =>
  version !== null &&
  version.isSaved &&
  prompt !== null &&
  JSON.stringify(version.document) !== JSON.stringify(prompt);

export const planContext = createStoreContext<PlanState>('The clip plan');
