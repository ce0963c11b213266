// A clip plan is one prompt cut into clips that its model can render, in the order in which they are watched.
import type { Sentence } from '../../../../kit/sentence.ts';
import type { Model, ModelRegistry } from '../../model/model.ts';
import type { PromptDocument } from '../../prompt/prompt.ts';

/** `extension` goes on without a cut where the clip before it ends; `shot` shares one generation with its neighbours. */
export type ClipKind = 'clip' | 'extension' | 'shot';

export type Clip = {
  /** Stays with the clip's content when the plan is edited. */
  readonly id: string;
  /** Seconds from the start of the film. */
  readonly startSeconds: number;
  readonly seconds: number;
  readonly kind: ClipKind;
  /** From 1; an extension has the take of the clip it continues, and the shots of one generation share theirs. */
  readonly take: number;
  /** Subject, setting and look: the same words in every clip of the plan. */
  readonly continuity: string;
  /** The action in the creator's words; '' where the previous action continues. */
  readonly beat: string;
  /** As it is typed into the prompt: one line for each speaker. */
  readonly dialogue: string;
  readonly shotTypes: readonly string[];
  readonly soundEffects: readonly string[];
  /** The clip's finished prompt. */
  readonly text: string;
  /** One plain sentence for each thing the model would not take; none in a plan nobody edited. */
  readonly problems: readonly Sentence[];
};

export type ClipPlan = {
  /** The model the clips are for: the one that was asked for, or its replacement where it is retired. */
  readonly modelId: string;
  readonly resolution: string;
  readonly totalSeconds: number;
  readonly clips: readonly Clip[];
  /** Plain sentences about what is not as it was asked for; an empty one where there is nothing to say. */
  readonly note: Sentence;
};

/** The inputs of a plan; an edited plan is checked and written again from the same inputs. */
export type PlanSource = {
  readonly document: PromptDocument;
  readonly model: Model;
  readonly registry: ModelRegistry;
};

/** A clip before its text is written: where it stands and what it holds. */
export type ClipContent = Pick<
  Clip,
  'id' | 'seconds' | 'kind' | 'take' | 'beat' | 'dialogue' | 'shotTypes' | 'soundEffects'
>;
