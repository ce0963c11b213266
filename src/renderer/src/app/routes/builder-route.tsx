import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { paths } from '#shared/contract/paths.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { readOrigin } from '#shared/domain/trade/prompt-origin.ts';
import {
  type BuilderAdvice,
  type BuilderScreenActions,
  useBuilderLater
} from '#renderer/screens/builder/store/builder-context.ts';
import type { BuilderScreen } from '#renderer/screens/builder/builder-screen.tsx';
import type { CommandRegistry } from '../commands/command-registry.ts';
import { FieldNote, FitLine, OfferedChoices } from '#renderer/features/fit/fit-summary.tsx';
import type { Advice } from '#renderer/features/fit/fit-report.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/app.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { lazyComponent, lazyOptional } from '#renderer/ui/loading/lazy-component.ts';
import { DockedComparisonIfOpen } from '../dialogs/docked-comparison.tsx';
import { WholePasteNote } from '../dialogs/whole-paste-note.tsx';
import { useApp } from '../model/model-context.ts';

export type BuilderView = ComponentType<ComponentProps<typeof BuilderScreen>>;

/** The builder with what other features show in it. It is part of the first load, as no other screen is. */
export function BuilderRoute({ Builder }: { readonly Builder: BuilderView }) {
  const { model, registry } = useApp();
  useEffect(() => model.fit.getState().start(), [model]);
  const isSidebarShown = useStore(model.preferences, (state) => !state.preferences.ui.sidebarCollapsed);
  const isComparing = useStore(model.comparison, (state) => state.isDocked);
  return (
    <Builder
      {...listBuilderActions(registry)}
      isOutlineShown={isSidebarShown}
      advice={useBuilderAdvice()}
      isComparing={isComparing}
      comparison={<DockedComparisonIfOpen />}
    />
  );
}

const listBuilderActions = (registry: CommandRegistry): BuilderScreenActions => ({
  onOpenPalette: () => registry.run('view.palette'),
  onPastePrompt: () => registry.run('prompt.paste'),
  onCompareModels: () => registry.run('view.compare'),
  onMakeMatrix: () => registry.run('prompt.matrix'),
  onPlanClips: () => registry.run('view.plan'),
  onSaveToHistory: () => registry.run('prompt.saveToHistory'),
  onSaveAsTemplate: () => registry.run('prompt.saveAsTemplate'),
  onSell: () => registry.run('prompt.sell')
});

function useBuilderAdvice(): BuilderAdvice {
  const { applyFix } = useApp().flows;
  return useMemo(
    () => ({
      summary: (
        <>
          <Origin />
          <FitLine onFix={applyFix} renderMore={(advice) => <PlanInstead advice={advice} />} />
          <RestoredAnalysis />
        </>
      ),
      renderIntro: (otherwise) => <ModelQuestionOr otherwise={otherwise} />,
      renderNote: (field) => (
        <>
          <FieldNote field={field} onFix={applyFix} />
          {field === 'concept' && <WholePasteNote />}
        </>
      ),
      renderOffered: (field, draw) => <OfferedChoices field={field} draw={draw} />
    }),
    [applyFix]
  );
}

const modelQuestion = lazyComponent(
  async () => (await import('../first-run/model-question.tsx')).ModelQuestion
);

/** Asks for the model until that is answered or put aside. */
function ModelQuestionOr({ otherwise }: { readonly otherwise: ReactNode }) {
  const { preferences, modelQuestion: question } = useApp().model;
  const isUnanswered = useStore(
    preferences,
    (state) => state.isLoaded && state.preferences.ui.newPromptModel === ''
  );
  const isDismissed = useStore(question, (state) => state.isDismissed);
  const isDefault = useBuilderLater(
    ({ isReady, document }) => isReady && document.data.model === defaultPromptData.model
  );
  return isUnanswered && !isDismissed && isDefault ? <modelQuestion.LazyPart /> : otherwise;
}

const originNote = lazyComponent(
  async () => (await import('#renderer/features/purchases/origin-note.tsx')).OriginNote
);

/** Which listing the prompt in the builder was bought as, if it was. */
function Origin() {
  const origin = useBuilderLater(({ document }) => readOrigin(document.data));
  return origin === null ? null : <originNote.LazyPart origin={origin} />;
}

/** Beside a fix that shortens the prompt, a link to the clip plan, which keeps all of it. */
function PlanInstead({ advice }: { readonly advice: Advice }) {
  const { builder } = useApp().model;
  const seconds = useStore(builder, ({ document }) => document.data.duration);
  const shorter = advice.suggestedFix?.changes.duration;
  if (advice.moves.length > 0 || shorter === undefined || !(shorter < seconds)) return null;
  return (
    <Link to={paths.plan.getHref()} className={buttonClasses('ghost')}>
      {t(texts, 'app.planInstead')}
    </Link>
  );
}

const SavedAnalysis = lazyOptional(
  async () => (await import('#renderer/features/fit/saved-analysis.tsx')).SavedAnalysis
);

/** Beside the fit check of now: the analysis of the history entry that is open. */
function RestoredAnalysis() {
  const { builder, history } = useApp().model;
  const id = useStore(builder, (state) => state.viewingEntryId);
  const analysis = useStore(history, ({ entries }) => entries.find((entry) => entry.id === id)?.analysis);
  return analysis === undefined ? null : <SavedAnalysis value={analysis} />;
}
