// Pages that the server writes from its database: HTML of the build with a head of their own and the app, drawn as the
// browser draws it.
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HydrationData, RenderedPage } from '#shared/contract/prerendering/page-renderer.ts';
import { getDocumentTitle, type PageName } from '#shared/contract/paths.ts';
import { hydrationDataId } from '#shared/contract/prerendering/prerendered-pages.ts';

type Html = ReturnType<typeof html>;

export type ShellPage = {
  readonly name: PageName;
  readonly title: string;
  readonly description: string;
  /** Path of the page's one address. */
  readonly path: string;
  /** Path or address of a picture of it. */
  readonly image?: string | undefined;
  /** schema.org, for search engines. */
  readonly structure?: Readonly<Record<string, unknown>> | undefined;
  /** The data that the app renders, on the server and in the browser. */
  readonly data: HydrationData;
};

/**
 * `app` is put into the root of `shell`. Without a `siteUrl` nothing is said that would need it: a wrong canonical
 * address is worse than none.
 */
export async function renderAppShell(
  shell: string,
  page: ShellPage,
  app: RenderedPage,
  siteUrl: string | undefined
): Promise<string> {
  const head = String(await writeHead(page, siteUrl));
  const title = String(await html`<title>${getDocumentTitle(page.name, page.title)}</title>`);
  const description = String(await html`<meta name="description" content="${page.description}" />`);
  const body = String(
    await html`<div id="root" data-page="${page.name}">${raw(app.html)}</div>
    <script type="application/json" id="${hydrationDataId}">${writeJson(page.data)}</script>`
  );
  return shell
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(/<meta name="description" content="[^"]*" \/>/, () => description)
    .replace('</head>', () => `${head}${writeStyle(app.css)}</head>`)
    .replace('<div id="root"></div>', () => body);
}

function writeHead(
  { title, description, path, image, structure }: ShellPage,
  siteUrl: string | undefined
): Html {
  const address = siteUrl === undefined ? '' : `${siteUrl}${path}`;
  const picture = `${siteUrl ?? ''}${image ?? '/icons/preview.png'}`;
  return html`${
    siteUrl === undefined
      ? ''
      : html`<link rel="canonical" href="${address}">
    <meta property="og:url" content="${address}">
    <meta property="og:image" content="${picture}">
    `
  }<meta property="og:type" content="website">
    <meta property="og:site_name" content="Reelwright">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}">
    <meta name="twitter:card" content="summary_large_image">
    ${structure === undefined ? '' : html`<script type="application/ld+json">${writeJson(structure)}</script>`}
  `;
}

const writeStyle = (css: string): string => (css === '' ? '' : `<style>${escapeStyle(css)}</style>`);

/** A rule cannot close its style element. */
const escapeStyle = (css: string): string => css.replaceAll('<', '\\3c ');

/** The CSP hash of the app's style element; undefined without one. */
export const hashStyle = ({ css }: RenderedPage): string | undefined =>
  css === '' ? undefined : createHash('sha256').update(escapeStyle(css)).digest('base64');

/** Escapes text so that it cannot close its script element. */
const writeJson = (value: unknown): Html =>
  raw(
    JSON.stringify(value)
      .replaceAll('<', '\\u003c')
      .replaceAll('\u2028', '\\u2028')
      .replaceAll('\u2029', '\\u2029')
  );

/** The meta description, cut to the length that search results show. */
const maxDescriptionLength = 160;

/** A sentence or two of a longer text, for search results. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= maxDescriptionLength) return line;
  const cut = line.slice(0, maxDescriptionLength - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') > maxDescriptionLength / 2 ? cut.lastIndexOf(' ') : cut.length).replace(/\p{Cs}$/u, '')}…`;
}
