import { use, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { PlanStore } from '#renderer/features/plan/plan-state.ts';
import { promptFileName } from '#renderer/features/transfer/file-name.ts';
import { PlanScreen } from '#renderer/screens/plan-screen.tsx';
import { useApp } from '../model/model-context.ts';
import type { UndoOwner } from '../undo/undo-owner.ts';
import { useRegistry } from '../model/use-registry.ts';
import { useTakeAway } from './use-take-away.ts';

/** The plan of the prompt being built. While it is on screen, undo and redo are about it. */
export function PlanRoute() {
  const { model, flows } = useApp();
  const store = use(model.loadPlan());
  const prompt = useStore(model.builder, ({ isReady, document }) => (isReady ? document : null));
  const takeAway = useTakeAway();
  const outlets = useMemo(
    () => ({
      ...takeAway,
      openInBuilder: flows.openPrompt,
      notify: model.notifications.getState().notify,
      now: () => Date.now(),
      nameFile: (document: Parameters<typeof promptFileName>[0]) =>
        promptFileName(document).replace(/\.vprompt$/, '')
    }),
    [takeAway, flows, model]
  );
  useUndoOfPlan(store, model.undoOwner);
  return <PlanScreen store={store} prompt={prompt} registry={useRegistry()} outlets={outlets} />;
}

function useUndoOfPlan(
  store: PlanStore,
  { setState }: ReturnType<typeof useApp>['model']['undoOwner']
): void {
  useEffect(() => {
    const own = () => {
      const { steps, undo, redo } = store.getState();
      const owner: UndoOwner = {
        canUndo: steps.past.length > 0,
        canRedo: steps.future.length > 0,
        undo,
        redo
      };
      setState({ owner });
    };
    own();
    const stop = store.subscribe(({ steps }, before) => {
      if (steps !== before.steps) own();
    });
    return () => {
      stop();
      setState({ owner: null });
    };
  }, [store, setState]);
}
