import { pageDescriptions } from '#shared/contract/prerendering/page-descriptions.ts';
import { isListedPage, type PageName, paths } from '#shared/contract/paths.ts';
import { translateWithFallback } from '#renderer/lib/messages/translate.ts';
import { namePage } from '#renderer/messages/translated-names.ts';

/** Makes what the head says of the first page true of the one that was gone to, in the language shown. */
export function showPageHead(name: PageName | undefined): void {
  const page = name !== undefined && isListedPage(name) ? name : undefined;
  const description =
    page === undefined ? '' : translateWithFallback(`description.${page}`, pageDescriptions[page]);
  setContent('meta[name="description"], meta[property="og:description"]', description);
  setContent('meta[property="og:title"]', name === undefined ? '' : namePage(name));
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical === null || page === undefined) return;
  canonical.href = new URL(paths[page].path, canonical.href).href;
  setContent('meta[property="og:url"]', canonical.href);
}

function setContent(selector: string, content: string): void {
  for (const meta of document.querySelectorAll(selector)) meta.setAttribute('content', content);
}
