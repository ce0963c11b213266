import { type ComponentType, createElement } from 'react';
import { isPublicPage, type PageName, pageNames } from '#shared/contract/paths.ts';
import type { Screen } from '#renderer/feature-api/feature.ts';
import { type PartName, type Parts, PartsProvider } from '#renderer/feature-api/parts.ts';
import { features, type PageWithoutScreen } from '../features.ts';
import { type ScreenPart, screenPart } from './screen-part.ts';

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
  if (screen !== undefined) return loadScreen(name, screen);
  const { MissingServiceScreen } = await import('../failures/missing-service-screen.tsx');
  return () => createElement(MissingServiceScreen, { name: name as PageWithoutScreen });
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
  const loaded = await Promise.all(names.map(async (name) => [name, await loadComponent(name)] as const));
  return Object.fromEntries(loaded);
}

function loadComponent(name: PartName): Promise<Parts[PartName]> {
  const load = features.map(({ parts }) => parts?.[name]).find((found) => found !== undefined);
  if (load === undefined) throw new Error(`No feature has the part ${name}`);
  return load();
}
