import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

/**
 * A component whose code loads the first time it is drawn, or before that when `preload` is called
 * (a pointer or the focus coming near). Until then `placeholder` keeps its place.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null
) {
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
    createElement(
      Suspense,
      { fallback: placeholder },
      createElement<Props>(Part as ComponentType<Props>, props)
    );
  return {
    LazyPart,
    preload: () => {
      loadOnce().catch(() => undefined);
    }
  };
}
