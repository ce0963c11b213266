import { useCallback, useMemo } from 'react';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { findModel, listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import { chooseTargets, minTargets, findNextTarget, recallTargets } from './targets.ts';

export type TargetChoice = {
  readonly registry: ModelRegistry;
  /** As "2026-11-20". */
  readonly today: string;
  /** The model the prompt names. */
  readonly modelName: string;
  readonly chosen: readonly string[] | null;
  readonly onChoose: (targets: readonly string[]) => void;
};

export type Targets = {
  readonly shown: readonly Model[];
  readonly living: readonly Model[];
  /** Null where as many are shown as may be. */
  readonly add: (() => void) | null;
  readonly change: (from: string, to: string) => void;
  /** Null where as few are shown as may be. */
  readonly remove: ((id: string) => void) | null;
};

/** The models compared, and the ways to change them. Nothing of it changes while the prompt's words do. */
export function useTargets({ registry, today, modelName, chosen, onChoose }: TargetChoice): Targets {
  const ids = useMemo(
    () => recallTargets(registry, chosen) ?? chooseTargets(registry, modelName, today),
    [registry, chosen, modelName, today]
  );
  const living = useMemo(() => listActiveModels(registry, today), [registry, today]);
  const shown = useMemo(
    () => ids.map((id) => findModel(registry, id)).filter((model) => model !== undefined),
    [registry, ids]
  );
  const next = findNextTarget(living, ids);
  const add = useCallback(() => {
    if (next !== undefined) onChoose([...ids, next]);
  }, [ids, next, onChoose]);
  const change = useCallback(
    (from: string, to: string) => onChoose(ids.map((id) => (id === from ? to : id))),
    [ids, onChoose]
  );
  const remove = useCallback((gone: string) => onChoose(ids.filter((id) => id !== gone)), [ids, onChoose]);
  return useMemo(
    () => ({
      shown,
      living,
      add: next === undefined ? null : add,
      change,
      remove: ids.length > minTargets ? remove : null
    }),
    [shown, living, next, add, change, ids, remove]
  );
}
