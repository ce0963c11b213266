import type { Services } from '#renderer/feature-api/services.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';
import type { AppModel } from './create-app-model.ts';
import type { CommandRegistry } from '#renderer/features/commands/command-registry.ts';
import type { Flows } from './flows.ts';

export type App = {
  readonly model: AppModel;
  readonly flows: Flows;
  readonly services: Services;
  readonly registry: CommandRegistry;
};

export const [AppProvider, useApp] = createRequiredContext<App>('App');
