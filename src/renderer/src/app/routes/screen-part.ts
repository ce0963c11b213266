import { type ComponentType, createElement, useState } from 'react';
import { loadComponent } from '#renderer/ui/loading/load-component.ts';
import { MissingScreen } from '../failures/missing-screen.tsx';
import { Loading } from './loading.tsx';

export type ScreenPart<Props extends object> = {
  readonly Screen: ComponentType<Props>;
  /** Once it has loaded, the screen is drawn at once and without a stand-in. */
  readonly load: () => Promise<unknown>;
};

/** The screen before stays for this long, so that one that loads quickly takes its place without a flash. */
const loadingViewAfterMs = 150;

/** A screen whose code loads when it is first drawn, or before that by `load`. A Suspense stands above it. */
export function screenPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>
): ScreenPart<Props> {
  const part = loadComponent(load, MissingScreen, { View: Loading, afterMs: loadingViewAfterMs });
  const Screen = (props: Props) => {
    const [Chosen] = useState(part.choose);
    return createElement(Chosen, props);
  };
  return { Screen, load: part.load };
}
