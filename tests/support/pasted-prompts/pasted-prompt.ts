// A prompt as somebody would paste it, with the fields a person reading it would fill in.
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';

export type PastedPrompt = {
  readonly title: string;
  readonly text: string;
  /** Additional parameters are left out: whatever fits no field goes there. */
  readonly expected: Partial<Omit<PromptData, 'additionalParams'>>;
};
