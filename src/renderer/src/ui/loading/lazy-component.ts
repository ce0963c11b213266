import { type ComponentType, createElement, type ReactNode, Suspense, useState } from 'react';
import { loadComponent } from './load-component.ts';
import { SilentFallback, LoadFailure } from './load-failure.tsx';

/**
 * A component whose code loads the first time it is drawn, or before that when `preload` is called
 * (a pointer or the focus coming near). Until then `placeholder` keeps its place.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
  Missing = LoadFailure
) {
  const part = loadComponent(load, Missing);
  const LazyPart = (props: Props) => {
    const [Part] = useState(part.choose);
    return createElement(Suspense, { fallback: placeholder }, createElement(Part, props));
  };
  return {
    LazyPart,
    preload: () => {
      part.load().catch(() => undefined);
    }
  };
}

/** A part that nobody waits for: it comes when it can. */
export const lazyOptional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load, null, SilentFallback).LazyPart;
