import type { BuiltInTemplate } from '#shared/domain/craft/template/template.ts';
import { loadBuiltInTemplates } from '#shared/domain/craft/template/catalog/load-built-in-templates.ts';
import { findPage, isPublicPage, type PublicPageName } from '#shared/contract/paths.ts';
import { findScreenPart } from './screen-parts.ts';

/** A page that was written at build time, and the app takes over from. */
export type PrerenderedPage = {
  readonly name: PublicPageName;
  /** True if the app's first frame equals the prerendered page, so that React can hydrate it. */
  readonly isSameFrame: boolean;
  /** Those the page shows. */
  readonly templates: readonly BuiltInTemplate[];
};

/** Their first frame depends on the window or on what is kept: it is drawn anew, in one piece. */
const drawnAnew: readonly PublicPageName[] = [
  'builder',
  'jsonPrompting',
  'marketplace',
  'listing',
  'profile'
];

/** The page in `root`, once everything that its first frame is made of has loaded. */
export async function findPrerenderedPage(root: HTMLElement): Promise<PrerenderedPage | undefined> {
  const name = findPage(location.pathname);
  if (name === undefined || !isPublicPage(name) || root.dataset['page'] !== name) return undefined;
  const [templates] = await Promise.all([
    name === 'library' ? loadBuiltInTemplates() : null,
    // A screen that does not load says so itself when it is drawn.
    findScreenPart(name)
      ?.load()
      .catch(() => undefined)
  ]);
  return {
    name,
    isSameFrame: !drawnAnew.includes(name) && location.search === '',
    templates: templates?.ok === true ? templates.value : []
  };
}
