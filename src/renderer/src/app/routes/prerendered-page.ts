import { loadBuiltInTemplates } from '#shared/domain/craft/template/catalog/load-built-in-templates.ts';
import { findPage, isPublicPage, type PageName, type PublicPageName } from '#shared/contract/paths.ts';
import { hydrationDataId, serverRenderedPages } from '#shared/contract/prerendering/prerendered-pages.ts';
import { readHydrationData } from '#renderer/lib/query/hydration-data.ts';
import type { FirstFrame } from '../model/create-app-model.ts';
import { findScreenPart } from './screen-parts.ts';

/** A page that was written at build time or by the server, and the app takes over from. */
export type PrerenderedPage = {
  readonly name: PublicPageName;
  /** True if the app's first frame equals the prerendered page, so that React can hydrate it. */
  readonly isSameFrame: boolean;
  /** The content of the first frame. */
  readonly first: FirstFrame;
};

/** The page in `root`, once everything that its first frame is made of has loaded. */
export async function findPrerenderedPage(root: HTMLElement): Promise<PrerenderedPage | undefined> {
  const name = findPage(location.pathname);
  if (name === undefined || !isPublicPage(name) || root.dataset['page'] !== name) return undefined;
  const isFromServer = isServerRendered(name);
  const [first] = await Promise.all([
    loadFirstFrame(name),
    // A screen that does not load says so itself when it is drawn.
    findScreenPart(name)
      ?.load()
      .catch(() => undefined)
  ]);
  return {
    name,
    // The builder's first frame depends on the window size and stored data. The server renders the query string.
    isSameFrame: name !== 'builder' && (isFromServer || location.search === ''),
    first: isFromServer ? { ...first, data: readHydrationData(hydrationDataId) } : first
  };
}

/** The lists that a page is drawn with where it is written. */
export async function loadFirstFrame(name: PageName): Promise<FirstFrame> {
  if (name === 'library') {
    const templates = await loadBuiltInTemplates();
    return { templates: templates.ok ? templates.value : [] };
  }
  if (!isServerRendered(name)) return {};
  const { builtInRegistry } = await import('#shared/domain/craft/model/registry/registry.ts');
  return { registry: builtInRegistry };
}

const isServerRendered = (name: PageName): boolean => serverRenderedPages.some((page) => page === name);
