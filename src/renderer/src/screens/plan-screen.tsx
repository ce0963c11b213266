import { useEffect, useRef, useState } from 'react';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { ClipPlanPage } from '#renderer/features/plan/clip-plan-page.tsx';
import { findChosenModel } from '#renderer/features/plan/plan-desk.ts';
import { planContext } from '#renderer/features/plan/plan-context.ts';
import type { PlanOutlets } from '#renderer/features/plan/plan-outlets.ts';
import type { PlanStore } from '#renderer/features/plan/plan-state.ts';
import { useSearchParams } from '#renderer/lib/router.ts';

type PlanScreenProps = {
  readonly store: PlanStore;
  /** What is in the builder; null until it is read. */
  readonly prompt: PromptDocument | null;
  /** The list of models in use; null until it has loaded. */
  readonly registry: ModelRegistry | null;
  readonly outlets: PlanOutlets;
};

/** The model asked for stands in the address, unless it is the prompt's own: `/plan?for=kling-3`. */
export function PlanScreen({ store, prompt, registry, outlets }: PlanScreenProps) {
  useShownPlan(store, prompt);
  useEffect(() => {
    if (registry !== null) store.getState().takeRegistry(registry);
  }, [store, registry]);
  useSaveOnLeaving(store);
  return (
    <planContext.Provider store={store}>
      <ClipPlanPage outlets={outlets} />
    </planContext.Provider>
  );
}

function useShownPlan(store: PlanStore, prompt: PromptDocument | null): void {
  const [query, setQuery] = useSearchParams();
  const asked = useRef(query.get('for'));
  const isOpened = useRef(false);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (prompt === null) return;
    if (isOpened.current) return store.getState().follow(prompt);
    isOpened.current = true;
    store.getState().show(prompt, asked.current).catch(setFailure);
  }, [store, prompt]);

  useEffect(
    () =>
      store.subscribe((state, before) => {
        const chosen = findChosenModel(state);
        if (chosen === findChosenModel(before)) return;
        setQuery(chosen === null ? {} : { for: chosen }, { replace: true });
      }),
    [store, setQuery]
  );

  if (failure !== null) throw failure;
}

function useSaveOnLeaving(store: PlanStore): void {
  useEffect(() => {
    const save = () => void store.getState().saveNow();
    document.addEventListener('visibilitychange', save);
    addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      removeEventListener('pagehide', save);
      save();
    };
  }, [store]);
}
