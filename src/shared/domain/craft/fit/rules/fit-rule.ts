// A fit rule checks a prompt against one model and returns findings. Findings never block an action.
import type { Sentence } from '../../../../kit/sentence.ts';
import type { Model, ModelRegistry } from '../../model/model.ts';
import type { PromptData, PromptField } from '../../prompt/prompt.ts';

/** error: the vendor refuses it; warning: likely a wasted attempt; info: good to know. */
export type Severity = 'error' | 'warning' | 'info';

/** The prompt as it would be after one click. Only the fields its finding names differ. */
export type Fix = { readonly label: Sentence; readonly data: PromptData };

/** A rule's finding: one sentence, the fields it concerns, and a fix where there is one. */
export type RuleHit = {
  readonly fields: readonly PromptField[];
  readonly message: Sentence;
  readonly fix: Fix | null;
};

export type Finding = RuleHit & { readonly ruleId: string; readonly severity: Severity };

export type FitContext = {
  readonly registry: ModelRegistry;
  /** The day it is, as "2026-11-20". */
  readonly today: string;
  /** Names that a prompt had better not hold, in place of our own list. */
  readonly knownNames?: readonly string[];
};

export type FitRule = {
  readonly id: string;
  readonly severity: Severity;
  readonly check: (data: PromptData, model: Model, context: FitContext) => readonly RuleHit[];
};
