import { type ComponentProps, type ComponentType, Suspense, useMemo } from 'react';
import { useStore } from 'zustand';
import { BuilderScreen } from '#renderer/screens/builder-screen.tsx';
import type { BuilderAdvice } from '#renderer/features/builder/builder-advice.ts';
import type { BuilderScreenActions } from '#renderer/features/builder/builder-screen-actions.ts';
import type { CommandRegistry } from '#renderer/features/commands/command-registry.ts';
import { FieldNote, FitLine, OfferedChoices } from '#renderer/features/fit/fit-line.tsx';
import { StorageNotices } from '#renderer/features/status/storage-notices.tsx';
import { Route, Routes, useLocation } from '#renderer/lib/router.ts';
import { ComparisonPlace } from '../dialogs/comparison-place.tsx';
import { DialogHost } from '../dialogs/dialog-host.tsx';
import { ErrorBoundary } from '../failures/error-boundary.tsx';
import { Loading } from './loading.tsx';
import { useApp } from '../model/model-context.ts';
import { paths } from '#shared/contract/paths.ts';
import { OriginPlace } from './origin-place.tsx';
import { PlanInstead } from './plan-instead.tsx';
import { Rail } from '../frame/rail.tsx';
import { screenPart } from './screen-part.ts';
import { lazyAside } from '#renderer/ui/lazy-part.ts';
import { screenParts } from './screen-parts.ts';
import { RenderErrorScreen } from '../failures/render-error-screen.tsx';
import { StatusBar } from '../frame/status-bar.tsx';
import { Toasts } from '../frame/toasts.tsx';
import { useScreenChange } from './use-screen-change.ts';
import { WholePasteNote } from '../dialogs/whole-paste-note.tsx';
import { WhenIdle } from '../frame/when-idle.tsx';

const { Screen: NotFoundScreen } = screenPart(
  async () => (await import('../failures/not-found-screen.tsx')).NotFoundScreen
);
const TooltipLayer = lazyAside(async () => (await import('#renderer/ui/tooltip-layer.tsx')).TooltipLayer);

export type BuilderView = ComponentType<ComponentProps<typeof BuilderScreen>>;

export function Screens({ Builder = BuilderScreen }: { readonly Builder?: BuilderView | undefined }) {
  const { pathname } = useLocation();
  const { registry, model } = useApp();
  const hasWork = useStore(model.history, ({ entries }) => entries.length > 0);
  useScreenChange();
  return (
    <ErrorBoundary Screen={RenderErrorScreen} resetKey={pathname}>
      <div className="flex h-dvh flex-col">
        <div className="flex min-h-0 grow max-[639px]:flex-col">
          <Rail />
          <main id="main" className="flex min-h-0 min-w-0 grow flex-col overflow-y-auto">
            <StorageNotices
              hasWork={hasWork}
              onExportEverything={() => registry.run('file.exportEverything')}
            />
            <Suspense fallback={<Loading />}>
              <AppRoutes Builder={Builder} />
            </Suspense>
          </main>
        </div>
        <StatusBar />
      </div>
      <DialogHost />
      <Toasts />
      <WhenIdle />
      <TooltipLayer />
    </ErrorBoundary>
  );
}

function AppRoutes({ Builder }: { readonly Builder: BuilderView }) {
  const { model, registry } = useApp();
  const isSidebarShown = useStore(model.preferences, (state) => !state.preferences.ui.sidebarCollapsed);
  const isComparing = useStore(model.comparison, (state) => state.isDocked);
  const advice = useBuilderAdvice();
  return (
    <Routes>
      <Route
        caseSensitive
        path={paths.builder.path}
        element={
          <Builder
            {...listBuilderActions(registry)}
            isOutlineShown={isSidebarShown}
            advice={advice}
            isComparing={isComparing}
            comparison={<ComparisonPlace />}
          />
        }
      />
      {screenParts.map(({ name, part }) => (
        <Route key={name} caseSensitive path={paths[name].path} element={<part.Screen />} />
      ))}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

const listBuilderActions = (registry: CommandRegistry): BuilderScreenActions => ({
  onOpenPalette: () => registry.run('view.palette'),
  onPastePrompt: () => registry.run('prompt.paste'),
  onCompareModels: () => registry.run('view.compare'),
  onMakeMatrix: () => registry.run('prompt.matrix'),
  onPlanClips: () => registry.run('view.plan'),
  onSaveToHistory: () => registry.run('prompt.saveToHistory'),
  onSaveAsTemplate: () => registry.run('prompt.saveAsTemplate')
});

/** The builder and the fit check know nothing of each other; here one gets a place in the other. */
function useBuilderAdvice(): BuilderAdvice {
  const { applyRemedy } = useApp().flows;
  return useMemo(
    () => ({
      summary: (
        <>
          <OriginPlace />
          <FitLine onFix={applyRemedy} renderMore={(advice) => <PlanInstead advice={advice} />} />
        </>
      ),
      renderNote: (field) => (
        <>
          <FieldNote field={field} onFix={applyRemedy} />
          {field === 'concept' && <WholePasteNote />}
        </>
      ),
      renderOffered: (field, draw) => <OfferedChoices field={field} draw={draw} />
    }),
    [applyRemedy]
  );
}
