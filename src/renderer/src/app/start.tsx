import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Platform } from '#shared/contract/platform.ts';
import { guardLeaving } from '#renderer/features/builder/leave-guard.ts';
import { BrowserRouter } from '#renderer/lib/router.ts';
import { App } from './app.tsx';
import { type AppModel, createAppModel } from './create-app-model.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { startErrorReports } from './error-reports/error-reports.ts';
import { connectStores } from './flows.ts';
import { RouterErrorScreen } from './router-error-screen.tsx';

export function startApp(platform: Platform, root: HTMLElement): void {
  void startErrorReports();
  const model = createAppModel(platform);
  connectStores(model);
  guardLeaving(model.builder, window, () => model.preferences.getState().preferences.ui.autoSave);
  void loadStores(model);
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary Screen={RouterErrorScreen}>
        <BrowserRouter>
          <App model={model} />
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
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
