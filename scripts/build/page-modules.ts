// Tells the pages which scripts they need, so that these are fetched at once and not one import after the other.
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { idleScriptsId } from '#shared/contract/prerendering/prerendered-pages.ts';
import { idleEntries, screenEntries, webEntry } from './screen-entries.ts';

type Chunk = Rolldown.OutputChunk;

/** The scripts of each page by its name, beside those that index.html names itself. */
export type PageModules = Readonly<Partial<Record<string, readonly string[]>>>;

export const pageModulesFile = 'page-modules.json';

/** Lists the scripts of the idle page in index.html, and writes `page-modules.json`, which is read while pages are written and is no part of what is delivered. */
export const listPageModules: Plugin = {
  name: 'list-page-modules',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      if (bundle === undefined) return [];
      const chunks = listChunks(bundle);
      const loaded = findScripts(chunks, [webEntry]);
      const scripts = findScripts(chunks, idleEntries).filter((script) => !loaded.includes(script));
      const attrs = { type: 'application/json', id: idleScriptsId };
      return [{ tag: 'script', attrs, children: JSON.stringify(scripts), injectTo: 'head' }];
    }
  },
  generateBundle(_options, bundle) {
    const chunks = listChunks(bundle);
    const pages = Object.entries(screenEntries).map(
      ([name, files]) => [name, findScripts(chunks, files)] as const
    );
    this.emitFile({
      type: 'asset',
      fileName: pageModulesFile,
      source: JSON.stringify(Object.fromEntries(pages))
    });
  }
};

const listChunks = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');

function findScripts(chunks: readonly Chunk[], files: readonly string[]): string[] {
  const found = new Set<string>();
  const pending = files.map((file) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(resolve(file)));
    if (chunk === undefined) throw new Error(`No chunk holds ${file}`);
    // A chunk that is imported for one of its modules is reached by a facade of the module's name.
    const facade = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(file));
    return [chunk, ...(facade === undefined ? [] : [facade])];
  });
  for (const start of pending.flat()) add(start);
  function add(chunk: Chunk): void {
    if (found.has(`/${chunk.fileName}`)) return;
    found.add(`/${chunk.fileName}`);
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported !== undefined) add(imported);
    }
  }
  return [...found];
}
