import { createContext, useContext } from 'react';
import type { AppModel } from './create-app-model.ts';
import type { CommandRegistry } from '#renderer/features/commands/command-registry.ts';
import type { Flows } from './flows.ts';

export type App = { readonly model: AppModel; readonly flows: Flows; readonly registry: CommandRegistry };

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext.Provider;

export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('useApp is used outside the app');
  return app;
}
