import { Fragment, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Platform } from '#shared/contract/platform.ts';
import { guardLeaving } from '#renderer/features/builder/leave-guard.ts';
import { useLanguage } from '#renderer/lib/messages/locale.ts';
import { BrowserRouter } from '#renderer/lib/router.ts';
import { App } from './app.tsx';
import { type AppModel, createAppModel } from './create-app-model.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { startErrorReports } from './error-reports/error-reports.ts';
import { connectStores } from './flows.ts';
import { startLanguage } from './language.ts';
import { RouterErrorScreen } from './router-error-screen.tsx';

export function startApp(platform: Platform, root: HTMLElement): void {
  void startErrorReports();
  const model = createAppModel(platform);
  connectStores(model);
  guardLeaving(model.builder, window, () => model.preferences.getState().preferences.ui.autoSave);
  void loadStores(model);
  void startLanguage().then(() => showApp(model, root));
}

function showApp(model: AppModel, root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary Screen={RouterErrorScreen}>
        <BrowserRouter>
          <InLanguage>
            <App model={model} />
          </InLanguage>
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
}

/** Another language is another app to draw: no text of the one before stays. */
function InLanguage({ children }: { readonly children: ReactNode }) {
  const { locale } = useLanguage();
  return <Fragment key={locale}>{children}</Fragment>;
}

/** The prompt first: everything else can come a moment later. */
async function loadStores({
  builder,
  preferences,
  history,
  library,
  notifications,
  status
}: AppModel): Promise<void> {
  await Promise.all([preferences.getState().load(), builder.getState().load()]);
  await Promise.all([
    history.getState().load(),
    library.getState().load(),
    notifications.getState().load(),
    status.getState().loadStorage()
  ]);
}
