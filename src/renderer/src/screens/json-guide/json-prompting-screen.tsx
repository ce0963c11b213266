import { useMemo, useState } from 'react';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { untilIdle } from '#renderer/lib/when-idle.ts';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { LossReport } from '#renderer/features/compare/loss-report.tsx';
import { createGuideStore, type GuideActions, guideContext } from './guide-store.ts';
import { guideLocalStorage } from './guide-storage.ts';
import { LiveEditor } from './live-editor.tsx';
import { ModelExamples } from './model-examples.tsx';
import { Opening } from './guide-intro.tsx';
import { questions } from './questions.ts';
import { QuestionList } from '#renderer/features/content/question-list.tsx';
import { ContentPage, type ContentSection } from '#renderer/features/content/content-page.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';

const SchemaSection = lazyComponent(
  async () => {
    await untilIdle();
    return (await import('./schema-section.tsx')).SchemaSection;
  },
  <Skeleton className="h-96" />
).LazyPart;

/** A guide to JSON prompting, an editor to try it, its schema, and the result for each model. */
export function JsonPromptingScreen() {
  const { copy, download, openPrompt } = useServices();
  // While it loads, the list that comes with the app is shown.
  const registry = useModelRegistry() ?? builtInRegistry;
  const [store] = useState(() => createGuideStore({ memory: guideLocalStorage, now: Date.now }));
  const actions = useMemo<GuideActions>(
    () => ({
      copy,
      download,
      openInBuilder: (document) => openPrompt(document),
      renderLosses: (losses) => <LossReport losses={losses} />
    }),
    [copy, download, openPrompt]
  );
  return (
    <guideContext.Provider store={store}>
      <ContentPage
        title="JSON prompting for video"
        lead="JSON prompting means writing a video prompt as keys and values instead of sentences. It is a convention that some people use, not an interface of any vendor."
        sections={listSections(registry, actions)}
      />
    </guideContext.Provider>
  );
}

const listSections = (registry: ModelRegistry, actions: GuideActions): readonly ContentSection[] => [
  { id: 'about', title: 'What it is, and what it is not', content: <Opening /> },
  {
    id: 'editor',
    title: 'Try it: fields and JSON',
    content: (
      <>
        <p>Edit either side and the other follows. What you type is kept on this device.</p>
        <LiveEditor actions={actions} />
      </>
    )
  },
  {
    id: 'schema',
    title: 'The schema',
    content: (
      <>
        <p>A prompt in Reelwright is one object with these 26 keys, all of them present.</p>
        <SchemaSection actions={actions} />
      </>
    )
  },
  {
    id: 'models',
    title: 'An example for each model',
    content: (
      <>
        <p>
          One worked example, written for each model that can be asked today. What we know of the models is of{' '}
          <time dateTime={registry.version}>{registry.version}</time>.
        </p>
        <ModelExamples registry={registry} actions={actions} />
      </>
    )
  },
  { id: 'questions', title: 'Questions', content: <QuestionList questions={questions} /> }
];
