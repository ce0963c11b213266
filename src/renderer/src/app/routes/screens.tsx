import { memo, Suspense } from 'react';
import { useStore } from 'zustand';
import { BuilderScreen } from '#renderer/screens/builder/builder-screen.tsx';
import { PlatformBanners, StorageNotices } from '../status/platform-banners.tsx';
import { Route, Routes, useLocation } from '#renderer/lib/router.ts';
import { DialogHost } from '../dialogs/dialog-host.tsx';
import { ErrorBoundary } from '../failures/error-boundary.tsx';
import { BuilderRoute, type BuilderView } from './builder-route.tsx';
import { Loading } from './loading.tsx';
import { useApp } from '../model/model-context.ts';
import { paths } from '#shared/contract/paths.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';
import { FirstRun } from '../first-run/first-run.tsx';
import { Rail } from '../frame/rail.tsx';
import { screenPart, screenParts } from './screen-parts.ts';
import { RenderErrorScreen } from '../failures/error-screens.tsx';
import { StatusBar } from '../frame/status-bar.tsx';
import { Toasts } from '../frame/toasts.tsx';
import { useScreenChange } from './use-screen-change.ts';
import { WhenIdle } from '../frame/when-idle.tsx';

const { Screen: NotFoundScreen } = screenPart(
  async () => (await import('../failures/not-found-screen.tsx')).NotFoundScreen
);

export function Screens({ Builder = BuilderScreen }: { readonly Builder?: BuilderView | undefined }) {
  const { pathname } = useLocation();
  const { registry, model } = useApp();
  const hasWork = useStore(model.history, ({ entries }) => entries.length > 0);
  useScreenChange();
  return (
    <ErrorBoundary Screen={RenderErrorScreen} resetKey={pathname}>
      <div className="relative flex h-dvh flex-col">
        <SkipLink />
        <FirstRun />
        <div className="flex min-h-0 grow max-[639px]:flex-col">
          <Rail />
          <main id="main" tabIndex={-1} className="flex min-h-0 min-w-0 grow flex-col overflow-y-auto">
            <PlatformBanners />
            <StorageNotices
              hasWork={hasWork}
              onExportEverything={() => registry.run('file.exportEverything')}
            />
            <Page Builder={Builder} />
          </main>
        </div>
        <StatusBar />
      </div>
      <DialogHost />
      <Toasts />
      <WhenIdle />
    </ErrorBoundary>
  );
}

/**
 * Kept from the renders of the frame around it. React hydrates a page in small steps, but in one piece as soon as a
 * render reaches its boundary.
 */
const Page = memo(({ Builder }: { readonly Builder: BuilderView }) => (
  <Suspense fallback={<Loading />}>
    <Routes>
      <Route caseSensitive path={paths.builder.path} element={<BuilderRoute Builder={Builder} />} />
      {screenParts.map(({ name, part }) => (
        <Route key={name} caseSensitive path={paths[name].path} element={<part.Screen />} />
      ))}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  </Suspense>
));

/** The first stop of the Tab key: past everything that is the same on every screen. */
function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        // The address stays as it is.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      className="absolute start-2 top-2 z-menu -translate-y-20 rounded-control bg-n12 px-3 py-2 text-ui font-semibold text-n1 focus:translate-y-0"
    >
      {t(texts, 'app.skip')}
    </a>
  );
}
