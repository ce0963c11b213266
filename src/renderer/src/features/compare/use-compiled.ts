import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type Compiled, compilePrompt } from '#shared/domain/craft/compile/compile.ts';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';

/** The prompt in this model's form, and a way to read the newest one that is the same function all along. */
export function useCompiled(document: PromptDocument, model: Model, registry: ModelRegistry) {
  const compiled = useMemo(() => compilePrompt(document, model, registry), [document, model, registry]);
  const latest = useRef<Compiled>(compiled);
  useLayoutEffect(() => {
    latest.current = compiled;
  }, [compiled]);
  const readCompiled = useCallback(() => latest.current, []);
  return { compiled, readCompiled };
}
