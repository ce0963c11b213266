import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { followAfterPaint, type ReadableStore } from './follow-after-paint.ts';

type Provided<State> = { readonly store: StoreApi<State>; readonly later: ReadableStore<State> };

/** A provider for one vanilla store, and the hooks that read a part of it. */
export function createStoreContext<State>(name: string) {
  const Context = createContext<Provided<State> | null>(null);

  function useProvided(): Provided<State> {
    const provided = useContext(Context);
    if (provided === null) throw new Error(`${name} is used outside its provider`);
    return provided;
  }

  function Provider({ store, children }: { readonly store: StoreApi<State>; readonly children: ReactNode }) {
    const provided = useMemo(() => ({ store, later: followAfterPaint(store) }), [store]);
    return <Context value={provided}>{children}</Context>;
  }

  return {
    Provider,
    useStoreApi: () => useProvided().store,
    use: <Part,>(select: (state: State) => Part): Part => useStore(useProvided().store, select),
    /** For what only follows from a change: drawn once the frame with the change itself is on the screen. */
    useLater: <Part,>(select: (state: State) => Part): Part => useStore(useProvided().later, select)
  };
}
