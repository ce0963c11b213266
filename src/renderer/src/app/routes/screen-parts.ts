import { type ComponentType, createElement, useState } from 'react';
import { isPublicPage, type PageName, pageNames } from '#shared/contract/paths.ts';
import type { Screen } from '#renderer/feature-api/feature.ts';
import { features } from '../features.ts';
import { loadWithParts } from '../load-with-parts.ts';
import { loadComponent } from '#renderer/ui/loading/load-component.ts';
import { MissingScreen } from '../failures/error-screens.tsx';
import { Loading } from './loading.tsx';

type ScreenPart<Props extends object> = {
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

type LazyPageName = Exclude<PageName, 'builder'>;

const isLazy = (name: PageName): name is LazyPageName => name !== 'builder';

/** Every page but the builder, whose screen is part of the first load. */
export const screenParts = pageNames
  .filter(isLazy)
  .map((name) => ({ name, part: screenPart(() => loadPage(name)) }));

export const findScreenPart = (name: PageName): ScreenPart<object> | undefined =>
  screenParts.find((page) => page.name === name)?.part;

async function loadPage(name: LazyPageName): Promise<ComponentType> {
  const screen = findScreen(name);
  if (screen === undefined) throw new Error(`No feature has the page ${name}`);
  return loadScreen(name, screen);
}

const findScreen = (name: PageName): Screen | undefined =>
  features.map(({ screens }) => screens?.[name]).find((screen) => screen !== undefined);

/** The screen with its parts and, unless it is the same for everybody, its guard. */
async function loadScreen(name: PageName, screen: Screen): Promise<ComponentType> {
  const [Shown, guard] = await Promise.all([
    loadWithParts(screen),
    isPublicPage(name) ? null : import('./guarded-page.tsx')
  ]);
  if (guard === null) return Shown;
  return () => createElement(guard.GuardedPage, { name }, createElement(Shown));
}
