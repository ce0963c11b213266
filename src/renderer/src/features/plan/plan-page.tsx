import { use, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { promptFileName } from '#shared/domain/craft/transfer/file-name.ts';
import { type Services, useServices } from '#renderer/feature-api/services.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { useSearchParams } from '#renderer/lib/router.ts';
import { ClipPlanPage } from './clip-plan-page.tsx';
import { planStore } from './load-plan.ts';
import { planContext, type PlanStore } from './plan-state.ts';
import { findChosenModel } from './plan-action-context.ts';
import type { PlanOutlets } from './plan-export-actions.ts';
import { createPlanPrinter } from './print-plan.ts';

/**
 * The plan of the prompt in the builder. The model is part of the address, unless it is the prompt's own:
 * `/plan?for=kling-3`. While the plan is on screen, undo and redo act on it.
 */
export function PlanPage() {
  const services = useServices();
  const store = use(services.storeOf(planStore));
  const prompt = useStore(services.prompt, ({ isReady, document }) => (isReady ? document : null));
  const registry = useModelRegistry();
  const outlets = useMemo<PlanOutlets>(() => {
    const { copy, download, openPrompt, notify, now } = services;
    return {
      copy,
      download,
      printer: createPlanPrinter(services),
      openInBuilder: openPrompt,
      notify,
      now,
      nameFile: (document) => promptFileName(document).replace(/\.vprompt$/, '')
    };
  }, [services]);
  useShownPlan(store, prompt);
  useEffect(() => {
    if (registry !== null) store.getState().takeRegistry(registry);
  }, [store, registry]);
  useSaveOnLeaving(store);
  useUndoOfPlan(store, services.setUndoOwner);
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

function useUndoOfPlan(store: PlanStore, setUndoOwner: Services['setUndoOwner']): void {
  useEffect(() => {
    const own = () => {
      const { steps, undo, redo } = store.getState();
      setUndoOwner({ canUndo: steps.past.length > 0, canRedo: steps.future.length > 0, undo, redo });
    };
    own();
    const stop = store.subscribe(({ steps }, before) => {
      if (steps !== before.steps) own();
    });
    return () => {
      stop();
      setUndoOwner(null);
    };
  }, [store, setUndoOwner]);
}
