import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Analysis } from '#shared/domain/craft/fit/analysis.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import type { FitReport } from './fit-report.ts';
import { createStoreContext } from '#renderer/lib/store-context.tsx';

export type FitState = {
  /** Null until the rules are here and a prompt has been looked at. */
  readonly report: FitReport | null;
  /** Loads the rules and checks the prompt; until then no report is wanted. */
  readonly start: () => void;
  /** To be called once a change is on the screen. */
  readonly check: (document: PromptDocument) => void;
  /** After the models changed: looks at the same prompt again. */
  readonly recheck: () => Promise<void>;
  /** The analysis of a prompt, for its history entry; undefined while the rules are not here or know no such model. */
  readonly analyze: (document: PromptDocument) => Analysis | undefined;
};

type MakeReport = (document: PromptDocument) => FitReport;
/** True while the prompt's author has not said which model is theirs. */
type IsModelOpen = (document: PromptDocument) => boolean;

/** The fit of the prompt being built, as of the last time it was checked. */
export function createFitStore(loadRules: () => Promise<MakeReport>): StoreApi<FitState> {
  let latest: PromptDocument | null = null;
  let rules: MakeReport | null = null;
  let isLoading = false;
  let isStarted = false;

  return createStore<FitState>()((set) => {
    const report = () => {
      if (rules !== null && latest !== null) set({ report: rules(latest) });
    };
    const load = async () => {
      isLoading = true;
      try {
        rules = await loadRules();
        report();
      } catch {
        // Without a connection the next change asks again.
        isLoading = false;
      }
    };
    return {
      report: null,
      start() {
        isStarted = true;
        if (latest !== null && rules === null && !isLoading) void load();
      },
      check(document) {
        if (document === latest && rules !== null) return;
        latest = document;
        if (rules !== null || isLoading) return report();
        if (isStarted) void load();
      },
      async recheck() {
        if (rules !== null) await load();
      },
      analyze: (document) => rules?.(document).analysis ?? undefined
    };
  });
}

/** The rules and the registry are a chunk of their own: the first screen has no need of them. */
export async function loadFitRules(
  loadRegistry: () => Promise<ModelRegistry>,
  isModelOpen: IsModelOpen
): Promise<MakeReport> {
  const [{ makeFitReport }, registry] = await Promise.all([import('./fit-report.ts'), loadRegistry()]);
  return (document) => makeFitReport(document, { registry, today: todayInUtc() }, isModelOpen(document));
}

export const fitContext = createStoreContext<FitState>('The fit check');
