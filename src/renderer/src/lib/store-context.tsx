import { createContext, type ReactNode, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';

/** A provider for one vanilla store, and the hook that reads a part of it. */
export function createStoreContext<State>(name: string) {
  const Context = createContext<StoreApi<State> | null>(null);

  function useStoreApi(): StoreApi<State> {
    const store = useContext(Context);
    if (store === null) throw new Error(`${name} is used outside its provider`);
    return store;
  }

  return {
    Provider: ({ store, children }: { readonly store: StoreApi<State>; readonly children: ReactNode }) => (
      <Context value={store}>{children}</Context>
    ),
    useStoreApi,
    use: <Part,>(select: (state: State) => Part): Part => useStore(useStoreApi(), select)
  };
}
