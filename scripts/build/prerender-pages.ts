// Draws every open page with the code of dist/prerender and writes it into the web build. Run by the web build.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  isPrerenderedPage,
  type PageName,
  type PrerenderedPageName,
  pageNames
} from '#shared/contract/paths.ts';
import type { RenderedPage } from '#shared/contract/prerendering/page-renderer.ts';
import {
  prerenderedPagesFolder,
  serverRenderedPages
} from '#shared/contract/prerendering/prerendered-pages.ts';
import { type PageModules, pageModulesFile } from './page-modules.ts';
import { type Loaded, type PageParts, renderPageHtml, renderShellHtml } from './render-page-html.ts';

type Drawing = {
  readonly renderPage: (name: PrerenderedPageName) => Promise<RenderedPage & Pick<PageParts, 'questions'>>;
};

const [webFolder = '', drawingFile = ''] = process.argv.slice(2);
const { renderPage } = (await import(pathToFileURL(drawingFile).href)) as Drawing;
const index = readFileSync(join(webFolder, 'index.html'), 'utf8');
const [font] = globSync('assets/inter-latin-wght-normal-*.woff2', { cwd: webFolder });
if (font === undefined) throw new Error('The web build has no Inter');

const modulesFile = join(webFolder, pageModulesFile);
const pageModules = JSON.parse(readFileSync(modulesFile, 'utf8')) as PageModules;
// The pages name what they load themselves.
rmSync(modulesFile);

mkdirSync(join(webFolder, prerenderedPagesFolder), { recursive: true });
for (const name of pageNames.filter(isPrerenderedPage)) await writePage(name);
for (const name of serverRenderedPages) writeHtml(name, renderShellHtml(index, listLoaded(name)));

function listLoaded(name: PageName): Loaded {
  return { font: `/${font}`, modules: pageModules[name] ?? [] };
}

async function writePage(name: PrerenderedPageName): Promise<void> {
  const { html, css, questions } = await renderPage(name);
  const parts = { name, html, questions, ...listLoaded(name) };
  const cssHref = css === '' ? null : writeStyles(name, css);
  writeHtml(name, renderPageHtml(index, parts, cssHref));
}

function writeHtml(name: PageName, html: string): void {
  writeFileSync(join(webFolder, prerenderedPagesFolder, `${name}.html`), html);
}

function writeStyles(name: PrerenderedPageName, css: string): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const href = `/assets/page-${name}-${hash}.css`;
  writeFileSync(join(webFolder, href), css);
  return href;
}
