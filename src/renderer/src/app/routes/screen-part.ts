import { type ComponentType, createElement, useState } from 'react';
import { loadPart } from '#renderer/ui/load-part.ts';
import { MissingScreen } from '../failures/missing-screen.tsx';

export type ScreenPart<Props extends object> = {
  readonly Screen: ComponentType<Props>;
  /** Once it has loaded, the screen is drawn at once and without a stand-in. */
  readonly load: () => Promise<unknown>;
};

/** A screen whose code loads when it is first drawn, or before that by `load`. A Suspense stands above it. */
export function screenPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>
): ScreenPart<Props> {
  const part = loadPart(load, MissingScreen);
  const Screen = (props: Props) => {
    const [Chosen] = useState(part.choose);
    return createElement(Chosen, props);
  };
  return { Screen, load: part.load };
}
