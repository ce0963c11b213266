import { type ComponentType, createElement, lazy, useState } from 'react';

export type ScreenPart<Props extends object> = {
  readonly Screen: ComponentType<Props>;
  /** Once it has loaded, the screen is drawn at once and without a stand-in. */
  readonly load: () => Promise<void>;
};

/** A screen whose code loads when it is first drawn, or before that by `load`. A Suspense stands above it. */
export function screenPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>
): ScreenPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Later = lazy<ComponentType<Props>>(loadOnce) as ComponentType<Props>;

  function Screen(props: Props) {
    // Chosen once: another component in its place would start from nothing.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return createElement(Chosen, props);
  }
  return { Screen, load: async () => void (await loadOnce()) };
}
