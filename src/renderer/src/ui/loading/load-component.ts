// Code that is loaded when it is wanted, and what stands in its place where it could not be.
import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';

/** Stands where a part could not be loaded; `retry` rejects if it cannot be loaded this time either. */
export type LoadFailureView = ComponentType<{ readonly error: Error; readonly retry: () => Promise<void> }>;

export type LoadedComponent<Props extends object> = {
  readonly load: () => Promise<ComponentType<Props>>;
  /** The part, or what becomes it under a Suspense. To be asked once for each place: another one starts from nothing. */
  readonly choose: () => ComponentType<Props>;
};

/** Shown where a part takes longer to load than `afterMs`; until then Suspense decides what is shown. */
export type WaitingView = { readonly View: ComponentType; readonly afterMs: number };

export function loadComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: LoadFailureView,
  waiting?: WaitingView
): LoadedComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  // The same one for as long as it is waited for, since React begins anew what waits.
  let later: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await loadWhereItCanCome(load));

  const useNewStartNextTime = (): void =>
    useEffect(
      () => () => {
        later = undefined;
      },
      []
    );
  const createStandIn = (error: Error) =>
    function StandIn(props: Props) {
      const [Part, setPart] = useState<ComponentType<Props>>();
      useNewStartNextTime();
      const retry = async () => {
        const part = await loadOnce();
        setPart(() => part);
      };
      return Part === undefined ? createElement(Missing, { error, retry }) : createElement(Part, props);
    };
  const createWaiting = (coming: Promise<ComponentType<Props>>, View: ComponentType) =>
    function Waiting(props: Props) {
      const [Part, setPart] = useState<ComponentType<Props>>();
      useNewStartNextTime();
      useEffect(() => void coming.then((part) => setPart(() => part)), []);
      return Part === undefined ? createElement(View) : createElement(Part, props);
    };
  const loadLazily = async () => {
    const coming = loadOnce().catch(createStandIn);
    if (waiting === undefined) return { default: await coming };
    const { View, afterMs } = waiting;
    return { default: await Promise.race([coming, delay(afterMs).then(() => createWaiting(coming, View))]) };
  };
  return {
    load: loadOnce,
    choose: () => loaded ?? (later ??= lazy<ComponentType<Props>>(loadLazily) as ComponentType<Props>)
  };
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A browser may never ask again for a module that did not come once, so where nothing can come none is asked for. */
async function loadWhereItCanCome<Part>(load: () => Promise<Part>): Promise<Part> {
  // In a prerender nothing is asked again, and a timer would hold the build up until it ends.
  const isFarAway = globalThis.location?.protocol.startsWith('http') && !navigator.onLine;
  if (isFarAway && navigator.serviceWorker?.controller == null) await fetch(location.href);
  return load();
}
