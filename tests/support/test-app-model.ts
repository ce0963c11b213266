import { onTestFinished } from 'vitest';
import type { Platform } from '#shared/contract/platform/platform.ts';
import { type AppStores, createAppStores } from '#renderer/app/model/create-app-model.ts';

/** The app's model for one test. Saved at its end: the autosave timer would fire in a later test of the same worker. */
export function createTestAppModel(platform: Platform): AppStores {
  const model = createAppStores(platform);
  onTestFinished(async () => void (await model.builder.getState().saveNow()));
  return model;
}
