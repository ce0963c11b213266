import { type ComponentType, createElement, lazy, Suspense } from 'react';

/**
 * A component whose code loads the first time it is drawn, or before that when `preload` is called
 * (a pointer or the focus coming near). Until then nothing is drawn.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (component) => ({ default: component }),
      (reason: unknown) => {
        loading = undefined;
        throw reason;
      }
    );
    return loading;
  };
  const Part = lazy<ComponentType<Props>>(loadOnce);
  const LazyPart = (props: Props) =>
    createElement(Suspense, { fallback: null }, createElement<Props>(Part as ComponentType<Props>, props));
  return {
    LazyPart,
    preload: () => {
      loadOnce().catch(() => undefined);
    }
  };
}
