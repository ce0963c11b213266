// Draws the screens that everybody may see as complete HTML, on a platform that keeps nothing: at build time those that
// change with a release only, and for the server those that show what is in its database.
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { RenderedPage, RenderPage } from '#shared/contract/prerendering/page-renderer.ts';
import { findPage, type PrerenderedPageName, paths } from '#shared/contract/paths.ts';
import { AppTree } from './app/start/app-tree.tsx';
import { type AppStores, createAppStores } from './app/model/create-app-model.ts';
import { loadFirstFrame } from './app/routes/prerendered-page.ts';
import { findScreenPart } from './app/routes/screen-parts.ts';
import { questions as jsonQuestions } from './screens/json-guide/questions.ts';
import type { Question } from './features/content/question-list.tsx';
import { extractInlineStyles } from './lib/extract-inline-styles.ts';
import { SeparateQueries } from './lib/query/query-client.tsx';
import { StaticRouter } from './lib/router.ts';
import { createMemoryPlatform } from './platform/memory.ts';
import { BuilderSkeleton } from './screens/builder/builder-first-frame.tsx';
import { type ContentModule, contentModules, type ContentPageName } from './screens/content-pages.ts';

type PrerenderedPage = RenderedPage & { readonly questions: readonly Question[] };

export async function renderPage(name: PrerenderedPageName): Promise<PrerenderedPage> {
  const [first, questions] = await Promise.all([
    loadFirstFrame(name),
    listQuestions(name),
    findScreenPart(name)?.load()
  ]);
  const page = await drawApp(createAppStores(createMemoryPlatform(), first), paths[name].path);
  return { ...page, questions };
}

export const renderServerPage: RenderPage = async (address, data) => {
  const name = findPage(new URL(address, 'http://localhost').pathname);
  if (name === undefined) throw new Error(`There is no page at ${address}`);
  const [first] = await Promise.all([loadFirstFrame(name), findScreenPart(name)?.load()]);
  return drawApp(createAppStores(createMemoryPlatform(), { ...first, data }), address);
};

async function drawApp(model: AppStores, address: string): Promise<RenderedPage> {
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={address}>{children}</StaticRouter>
  );
  const { prelude } = await prerender(
    <SeparateQueries>
      <AppTree model={model} Router={Router} Builder={BuilderSkeleton} />
    </SeparateQueries>,
    // Larger parts would come out of order, with inline scripts to put them in place.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: fail }
  );
  return extractInlineStyles(await new Response(prelude).text());
}

async function listQuestions(name: PrerenderedPageName): Promise<readonly Question[]> {
  if (name === 'jsonPrompting') return jsonQuestions;
  return isContentPage(name) ? readQuestions(await contentModules[name]()) : [];
}

const isContentPage = (name: PrerenderedPageName): name is ContentPageName => name in contentModules;

const readQuestions = ({ questions = [] }: ContentModule): readonly Question[] => questions;

function fail(error: unknown): never {
  throw error instanceof Error ? error : new Error(String(error));
}
