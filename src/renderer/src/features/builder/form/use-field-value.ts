import type { PromptData, PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import { useBuilder } from '../builder-context.ts';

/** What a field holds, at once. */
export const useFieldValue = <Name extends PromptField>(name: Name): PromptData[Name] =>
  useBuilder(({ document }) => document.data[name]);
