import { type ComponentType, createElement, useState } from 'react';
import { isPublicPage, type PageName, pageNames } from '#shared/contract/paths.ts';
import type { Screen } from '#renderer/feature-api/feature.ts';
import { type PartName, type Parts, PartsProvider } from '#renderer/feature-api/parts.ts';
import { features } from '../features.ts';
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

/** The screen with the parts of other features that it names and, unless it is the same for everybody, its guard. */
async function loadScreen(name: PageName, { load, parts = [] }: Screen): Promise<ComponentType> {
  const [Shown, loadedParts, guard] = await Promise.all([
    load(),
    loadParts(parts),
    isPublicPage(name) ? null : import('./guarded-page.tsx')
  ]);
  return function LoadedScreen() {
    const shown = createElement(PartsProvider, { value: loadedParts }, createElement(Shown));
    return guard === null ? shown : createElement(guard.GuardedPage, { name }, shown);
  };
}

async function loadParts(names: readonly PartName[]): Promise<Partial<Parts>> {
  const loaded = await Promise.all(names.map(async (name) => [name, await loadPart(name)] as const));
  return Object.fromEntries(loaded);
}

function loadPart(name: PartName): Promise<Parts[PartName]> {
  const load = features.map(({ parts }) => parts?.[name]).find((found) => found !== undefined);
  if (load === undefined) throw new Error(`No feature has the part ${name}`);
  return load();
}
