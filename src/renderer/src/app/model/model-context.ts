import type { Services } from '#renderer/feature-api/services.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';
import type { AppStores } from './create-app-model.ts';
import type { CommandRegistry } from '../commands/command-registry.ts';
import type { CrossFeatureActions } from './cross-feature-actions.ts';

export type App = {
  readonly model: AppStores;
  readonly flows: CrossFeatureActions;
  readonly services: Services;
  readonly registry: CommandRegistry;
};

export const [AppProvider, useApp] = createRequiredContext<App>('App');
