// Draws every open page with the code of dist/prerender and writes it into the web build. Run by the web build.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isWrittenPage, type WrittenPageName, pageNames } from '#shared/contract/paths.ts';
import { writtenPagesFolder } from '#shared/contract/written-pages.ts';
import { moveStyles, type PageParts, writePageHtml } from './page-html.ts';

type Drawing = {
  readonly drawPage: (name: WrittenPageName) => Promise<Pick<PageParts, 'html' | 'questions'>>;
};

const [webFolder = '', drawingFile = ''] = process.argv.slice(2);
const { drawPage } = (await import(pathToFileURL(drawingFile).href)) as Drawing;
const index = readFileSync(join(webFolder, 'index.html'), 'utf8');
const [font] = globSync('assets/inter-latin-wght-normal-*.woff2', { cwd: webFolder });
if (font === undefined) throw new Error('The web build has no Inter');

mkdirSync(join(webFolder, writtenPagesFolder), { recursive: true });
for (const name of pageNames.filter(isWrittenPage)) await writePage(name);

async function writePage(name: WrittenPageName): Promise<void> {
  const drawn = await drawPage(name);
  const { html, css } = moveStyles(drawn.html);
  const parts = { name, html, questions: drawn.questions, font: `/${font}` };
  const cssHref = css === '' ? null : writeStyles(name, css);
  writeFileSync(join(webFolder, writtenPagesFolder, `${name}.html`), writePageHtml(index, parts, cssHref));
}

function writeStyles(name: WrittenPageName, css: string): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const href = `/assets/page-${name}-${hash}.css`;
  writeFileSync(join(webFolder, href), css);
  return href;
}
