import { useCallback } from 'react';
import type { PromptData, PromptField } from '#shared/domain/prompt/prompt.ts';
import type { BuilderState } from '../builder-state.ts';
import { useBuilder } from '../builder-context.ts';

/** What a field holds, at once. One selector for good, since a new one costs a task of its own with every key. */
export function useFieldValue<Name extends PromptField>(name: Name): PromptData[Name] {
  return useBuilder(useCallback(({ document }: BuilderState) => document.data[name], [name]));
}
