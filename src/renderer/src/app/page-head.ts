import { pageDescriptions } from '#shared/contract/page-descriptions.ts';
import { isPublicPage, type PageName, paths } from '#shared/contract/paths.ts';

/** Makes what the head says of the first page true of the one that was gone to. */
export function showPageHead(name: PageName | undefined): void {
  const page = name !== undefined && isPublicPage(name) ? name : undefined;
  const description = page === undefined ? '' : pageDescriptions[page];
  setContent('meta[name="description"], meta[property="og:description"]', description);
  setContent('meta[property="og:title"]', name === undefined ? '' : paths[name].title);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical === null || page === undefined) return;
  canonical.href = new URL(paths[page].path, canonical.href).href;
  setContent('meta[property="og:url"]', canonical.href);
}

function setContent(selector: string, content: string): void {
  for (const meta of document.querySelectorAll(selector)) meta.setAttribute('content', content);
}
