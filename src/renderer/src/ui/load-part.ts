// Code that is loaded when it is wanted, and what stands in its place where it could not be.
import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';

/** Stands where a part could not be loaded; `retry` rejects if it cannot be loaded this time either. */
export type MissingView = ComponentType<{ readonly error: Error; readonly retry: () => Promise<void> }>;

export type LoadedPart<Props extends object> = {
  readonly load: () => Promise<ComponentType<Props>>;
  /** The part, or what becomes it under a Suspense. To be asked once for each place: another one starts from nothing. */
  readonly choose: () => ComponentType<Props>;
};

export function loadPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: MissingView
): LoadedPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  // The same one for as long as it is waited for, since React begins anew what waits.
  let later: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await loadWhereItCanCome(load));

  const createStandIn = (error: Error) =>
    function StandIn(props: Props) {
      const [Part, setPart] = useState<ComponentType<Props>>();
      useEffect(
        () => () => {
          later = undefined;
        },
        []
      );
      const retry = async () => {
        const part = await loadOnce();
        setPart(() => part);
      };
      return Part === undefined ? createElement(Missing, { error, retry }) : createElement(Part, props);
    };
  const loadLazily = async () => ({ default: await loadOnce().catch(createStandIn) });
  return {
    load: loadOnce,
    choose: () => loaded ?? (later ??= lazy<ComponentType<Props>>(loadLazily) as ComponentType<Props>)
  };
}

/** A browser may never ask again for a module that did not come once, so where nothing can come none is asked for. */
async function loadWhereItCanCome<Part>(load: () => Promise<Part>): Promise<Part> {
  // Where pages are written there is no location.
  const isFarAway = globalThis.location?.protocol.startsWith('http') && !navigator.onLine;
  if (isFarAway && navigator.serviceWorker?.controller == null) await fetch(location.href);
  return load();
}
