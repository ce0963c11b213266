import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type PageRendererModule,
  pageRendererFile,
  type RenderPage
} from '#shared/contract/prerendering/page-renderer.ts';

/** The renderer of the web build in `webFolder`, which is loaded for the first page that is drawn. */
export function loadPageRenderer(webFolder: string): RenderPage {
  const address = pathToFileURL(join(webFolder, '..', pageRendererFile)).href;
  const load = async (): Promise<PageRendererModule> =>
    (await import(/* @vite-ignore */ address)) as PageRendererModule;
  return async (path, data) => (await load()).renderServerPage(path, data);
}
