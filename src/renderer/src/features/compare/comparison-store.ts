import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLocalStore, isStringArray } from '#renderer/lib/local-store.ts';
import { createStoreContext } from '#renderer/lib/store-context.tsx';

export type ComparisonState = {
  /** Beside the form, where there is room for it. */
  readonly isDocked: boolean;
  /** Null until somebody chose: then the prompt's own model is among them. */
  readonly chosen: readonly string[] | null;
  /** Opens it beside the form and asks for the focus; open already, it is asked for, or closed by whoever has it. */
  readonly ask: () => void;
  /** True once for each time somebody asked. */
  readonly takeRequest: (request: number) => boolean;
  readonly close: () => void;
  /** The count of requests since the start. */
  readonly requests: number;
  readonly choose: (targets: readonly string[]) => void;
};

const isYes = (value: unknown): value is boolean => typeof value === 'boolean';
const isChosen = (value: unknown): value is readonly string[] | null =>
  value === null || isStringArray(value);

/** The comparison: shown or not, and its models; both outlive the window. */
export function createComparisonStore(): StoreApi<ComparisonState> {
  const memory = createLocalStore('reelwright.compare');
  let lastTaken = 0;
  return createStore<ComparisonState>()((set) => ({
    isDocked: memory.read('isDocked', isYes, false),
    chosen: memory.read('targets', isChosen, null),
    requests: 0,
    ask() {
      set(({ requests }) => ({ isDocked: true, requests: requests + 1 }));
      memory.remember('isDocked', true);
    },
    takeRequest(request) {
      const isNew = request > lastTaken;
      lastTaken = request;
      return isNew;
    },
    close() {
      set({ isDocked: false });
      memory.remember('isDocked', false);
    },
    choose(chosen) {
      set({ chosen });
      memory.remember('targets', chosen);
    }
  }));
}

export const comparisonContext = createStoreContext<ComparisonState>('The comparison');
