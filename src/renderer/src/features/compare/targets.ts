import { useCallback, useMemo } from 'react';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { findModel, findSuccessor, listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';

const minTargets = 2;
const maxTargets = 4;

/** Of other families than Veo, which most prompts name. */
const usual = ['runway-gen4.5', 'kling-3', 'seedance-2', 'veo-3.1'];

/** The prompt's own model, or the one that takes its place, beside another one. */
export function chooseTargets(registry: ModelRegistry, modelName: string, today: string): string[] {
  const named = findModel(registry, modelName);
  const living = new Set(listActiveModels(registry, today));
  const own = named === undefined || living.has(named) ? named : findSuccessor(registry, named);
  const ids = own === undefined ? usual : [own.id, ...usual];
  return [...new Set(ids)].slice(0, minTargets);
}

/** The saved choice without models that the list in use does not contain; undefined if too few are left. */
export function recallTargets(
  registry: ModelRegistry,
  chosen: readonly string[] | null
): readonly string[] | undefined {
  const known = [...new Set(chosen)].filter((id) => registry.models.some((model) => model.id === id));
  return known.length < minTargets ? undefined : known.slice(0, maxTargets);
}

/** One more target, of those people compare most; undefined when there is no room or none left. */
export function findNextTarget(models: readonly Model[], chosen: readonly string[]): string | undefined {
  if (chosen.length >= maxTargets) return undefined;
  return [...usual, ...models.map(({ id }) => id)].find((id) => !chosen.includes(id));
}

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
