import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { builderContext } from '#renderer/screens/builder/store/builder-context.ts';
import { createCommandRegistry } from '../commands/command-registry.ts';
import { ServicesProvider } from '#renderer/feature-api/services.ts';
import { comparisonContext } from '#renderer/features/compare/comparison-store.ts';
import { fitContext } from '#renderer/features/fit/fit-store.ts';
import { historyContext } from '#renderer/features/history/history-store.ts';
import { libraryContext } from '#renderer/features/library/store/library-context.ts';
import { modelsContext } from '#renderer/features/models/models-store.ts';
import { notificationContext } from '#renderer/features/notifications/notification-store.ts';
import { preferencesContext } from '../model/preferences-store.ts';
import { statusContext } from '../model/status-store.ts';
import { transferContext } from '#renderer/features/transfer/transfer-store.ts';
import { useNavigate } from '#renderer/lib/router.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';
import { createCommandHandlers } from './app-commands.ts';
import type { AppStores } from '../model/create-app-model.ts';
import { createServices } from '../model/create-services.ts';
import { createCrossFeatureActions } from '../model/cross-feature-actions.ts';
import { type App as AppValue, AppProvider } from '../model/model-context.ts';
import type { BuilderView } from '../routes/builder-route.tsx';
import { Screens } from '../routes/screens.tsx';
import { useAppEvents } from './use-app-events.ts';

type AppProps = {
  readonly model: AppStores;
  readonly Builder?: BuilderView | undefined;
};

export function App({ model, Builder }: AppProps) {
  const goTo = useSteadyNavigate();
  const [app] = useState(() => createApp(model, goTo));
  useAppEvents(app, goTo);
  return (
    <AppProvider value={app}>
      <ServicesProvider value={app.services}>
        <Stores model={model}>
          <Screens Builder={Builder} />
        </Stores>
      </ServicesProvider>
    </AppProvider>
  );
}

/** The router's own function is a new one after each navigation; what outlives a screen needs one that stays. */
function useSteadyNavigate(): (path: string) => void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  return useCallback((path) => void latest.current(path), []);
}

function createApp(model: AppStores, goTo: (path: string) => void): AppValue {
  const flows = createCrossFeatureActions(model, goTo);
  const services = createServices(model, flows, goTo);
  const registry = createCommandRegistry(
    createCommandHandlers({ model, flows, services }),
    () => model.preferences.getState().preferences.ui.singleKeyShortcuts,
    (error) => {
      const message = error instanceof Error ? error.message : String(error);
      model.notifications.getState().notify({ type: 'error', title: t(texts, 'app.didNotWork'), message });
    }
  );
  return { model, flows, services, registry };
}

function Stores({ model, children }: { readonly model: AppStores; readonly children: ReactNode }) {
  return (
    <preferencesContext.Provider store={model.preferences}>
      <notificationContext.Provider store={model.notifications}>
        <statusContext.Provider store={model.status}>
          <historyContext.Provider store={model.history}>
            <libraryContext.Provider store={model.library}>
              <fitContext.Provider store={model.fit}>
                <modelsContext.Provider store={model.models}>
                  <comparisonContext.Provider store={model.comparison}>
                    <transferContext.Provider store={model.transfer}>
                      <builderContext.Provider store={model.builder}>{children}</builderContext.Provider>
                    </transferContext.Provider>
                  </comparisonContext.Provider>
                </modelsContext.Provider>
              </fitContext.Provider>
            </libraryContext.Provider>
          </historyContext.Provider>
        </statusContext.Provider>
      </notificationContext.Provider>
    </preferencesContext.Provider>
  );
}
