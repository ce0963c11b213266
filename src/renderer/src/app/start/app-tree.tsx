import { type ComponentType, Fragment, type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { useLanguage } from '#renderer/lib/messages/locale.ts';
import { App } from './app.tsx';
import type { AppStores } from '../model/create-app-model.ts';
import { ErrorBoundary } from '../failures/error-boundary.tsx';
import { RouterErrorScreen } from '../failures/error-screens.tsx';
import type { BuilderView } from '../routes/builder-route.tsx';

type AppTreeProps = {
  readonly model: AppStores;
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
  /** Replaces the builder at `/`. */
  readonly Builder?: BuilderView | undefined;
  /** Called after the first render. The screen of a prerendered page may be hydrated later. */
  readonly onDrawn?: () => void;
};

/** All of the app below its root: the same in a window and in the pages that are written at build time. */
export function AppTree({ model, Router, Builder, onDrawn }: AppTreeProps) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <StrictMode>
      <ErrorBoundary Screen={RouterErrorScreen}>
        <Router>
          <InLanguage>
            <App model={model} Builder={Builder} />
          </InLanguage>
        </Router>
      </ErrorBoundary>
    </StrictMode>
  );
}

/** Another language is another app to draw: no text of the one before stays. */
function InLanguage({ children }: { readonly children: ReactNode }) {
  const { locale } = useLanguage();
  return <Fragment key={locale}>{children}</Fragment>;
}
