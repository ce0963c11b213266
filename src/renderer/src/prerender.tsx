// Run at build time: draws the screens that everybody may see as complete HTML, on a platform that keeps nothing.
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { type PrerenderedPageName, paths } from '#shared/contract/paths.ts';
import { loadBuiltInTemplates } from '#shared/domain/craft/template/catalog/load-built-in-templates.ts';
import { AppTree } from './app/start/app-tree.tsx';
import { createAppStores } from './app/model/create-app-model.ts';
import { findScreenPart } from './app/routes/screen-parts.ts';
import { questions as jsonQuestions } from './features/json-guide/questions.ts';
import type { Question } from './features/content/question-list.tsx';
import { StaticRouter } from './lib/router.ts';
import { createMemoryPlatform } from './platform/memory.ts';
import { BuilderSkeleton } from './features/builder/builder-first-frame.tsx';
import { type ContentModule, contentModules, type ContentPageName } from './screens/content-pages.ts';

type RenderedPage = {
  readonly html: string;
  readonly questions: readonly Question[];
};

export async function renderPage(name: PrerenderedPageName): Promise<RenderedPage> {
  const [templates] = await Promise.all([loadBuiltInTemplates(), findScreenPart(name)?.load()]);
  if (!templates.ok) throw new Error(templates.error);
  const model = createAppStores(createMemoryPlatform(), name === 'library' ? templates.value : []);
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={paths[name].path}>{children}</StaticRouter>
  );
  const { prelude } = await prerender(
    <AppTree model={model} Router={Router} Builder={BuilderSkeleton} />,
    // Larger parts would come out of order, with inline scripts to put them in place.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: fail }
  );
  const html = await new Response(prelude).text();
  return { html, questions: await listQuestions(name) };
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
