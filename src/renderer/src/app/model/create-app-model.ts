import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HydrationData } from '#shared/contract/prerendering/page-renderer.ts';
import type { Platform } from '#shared/contract/platform/platform.ts';
import { resetPrompt } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { BuiltInTemplate } from '#shared/domain/craft/template/template.ts';
import { loadBuiltInTemplates } from '#shared/domain/craft/template/catalog/load-built-in-templates.ts';
import { type BuilderStore, createBuilderStore } from '#renderer/screens/builder/store/builder-store.ts';
import { createFitStore, type FitState, loadFitRules } from '#renderer/features/fit/fit-store.ts';
import { createModelsStore, type ModelsState } from '#renderer/features/models/models-store.ts';
import { createModelQuestion, isModelOpen, type ModelQuestion } from './model-question.ts';
import { createHistoryStore, type HistoryState } from '#renderer/features/history/history-store.ts';
import { createLibraryStore, type LibraryState } from '#renderer/features/library/store/library-store.ts';
import {
  createNotificationStore,
  type NotificationState
} from '#renderer/features/notifications/notification-store.ts';
import { createPreferencesStore, type PreferencesState } from './preferences-store.ts';
import { type ComparisonState, createComparisonStore } from '#renderer/features/compare/comparison-store.ts';
import { createPlatformStateStore, type PlatformStateStore } from './platform-state-store.ts';
import { createStatusStore, type StatusState } from './status-store.ts';
import type { TransferState } from '#renderer/features/transfer/transfer-state.ts';
import { createTransferStore } from '#renderer/features/transfer/transfer-store.ts';
import { afterPaint } from '#renderer/lib/after-paint.ts';
import { createTakeAnswer, type TakeAnswer } from '#renderer/lib/query/hydration-data.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import { watchRefusals } from './watch-refusals.ts';
import { echoLocalChanges, type FollowDevice } from './echo-local-changes.ts';
import { createDialogStore, type DialogState } from './dialog-store.ts';
import { noSyncMarks, type SyncMarks } from '#renderer/feature-api/sync-marks.ts';
import type { UndoOwner } from '#renderer/feature-api/services.ts';

/** Every store of the app, wired to one platform. */
export type AppStores = {
  readonly platform: Platform;
  readonly builder: BuilderStore;
  readonly fit: StoreApi<FitState>;
  readonly history: StoreApi<HistoryState>;
  readonly library: StoreApi<LibraryState>;
  readonly preferences: StoreApi<PreferencesState>;
  readonly notifications: StoreApi<NotificationState>;
  readonly transfer: StoreApi<TransferState>;
  readonly status: StoreApi<StatusState>;
  readonly platformState: PlatformStateStore;
  readonly models: StoreApi<ModelsState>;
  readonly modelQuestion: StoreApi<ModelQuestion>;
  /** A new prompt for the model that was chosen for them; at once without a choice. */
  readonly createPrompt: () => PromptData | Promise<PromptData>;
  readonly dialogs: StoreApi<DialogState>;
  readonly comparison: StoreApi<ComparisonState>;
  /** Has every store read again what this window changed behind their backs. */
  readonly followDevice: FollowDevice;
  /** Answers that the page at hand was written from. */
  readonly data: HydrationData;
  readonly takeAnswer: TakeAnswer;
  readonly syncMarks: StoreApi<SyncMarks>;
  readonly undoOwner: ReturnType<typeof createUndoOwners>;
};

const now = () => Date.now();
const loadCreatePrompt = () => import('./create-prompt.ts');

/** The first frame, where it has to equal the prerendered page. */
export type FirstFrame = {
  /** Those in the library before it has loaded. */
  readonly templates?: readonly BuiltInTemplate[];
  readonly registry?: ModelRegistry | null;
  readonly data?: HydrationData;
};

export function createAppStores(given: Platform, first: FirstFrame = {}): AppStores {
  const platformState = createPlatformStateStore(given.cloud);
  const cloud = watchRefusals(given.cloud, () => void platformState.getState().load());
  const { platform, followDevice } = echoLocalChanges({ ...given, cloud });
  const { device, on } = platform;
  const notifications = createNotifications(
    platform,
    () => preferences.getState().preferences.ui.notifications
  );
  const { notify } = notifications.getState();
  const preferences = createPreferencesStore({ device, on, notify });
  const history = createHistoryStore({ device, on, notify, now });
  const library = createLibrary(platform, notify, first.templates ?? []);
  const models = createModels(platform, notify, first.registry ?? null);
  const loadModels = async () => ({ registry: await models.getState().load(), today: todayInUtc() });
  const modelQuestion = createModelQuestion();
  const builder = createBuilderStore({
    ...platform,
    notify,
    now,
    random: Math.random,
    afterPaint,
    isAutosaveOn: () => preferences.getState().preferences.ui.autoSave,
    loadTemplates: getBuiltInTemplates,
    loadModels,
    createPrompt: createPromptSource({ preferences, models })
  });
  const transfer = createTransferStore({
    device,
    files: platform.files,
    notify,
    now,
    saveNow: () => builder.getState().saveNow(),
    onImported: () => {
      void history.getState().load();
      void library.getState().load();
    }
  });
  const status = createStatusStore({ platform, notify });
  return {
    platform,
    builder,
    fit: createFit({ models, preferences, modelQuestion }),
    history,
    library,
    preferences,
    notifications,
    transfer,
    status,
    platformState,
    models,
    modelQuestion,
    createPrompt: createPromptSource({ preferences, models }),
    followDevice,
    data: first.data ?? {},
    takeAnswer: createTakeAnswer(first.data ?? {}),
    ...createPassingStores()
  };
}

/** A prompt for the chosen model needs code that others never load. */
const createPromptSource = (stores: Pick<AppStores, 'preferences' | 'models'>) => () =>
  stores.preferences.getState().preferences.ui.newPromptModel === ''
    ? resetPrompt()
    : loadCreatePrompt().then((code) => code.createPrompt(stores));

const createFit = (stores: Pick<AppStores, 'models' | 'preferences' | 'modelQuestion'>) =>
  createFitStore(() =>
    loadFitRules(stores.models.getState().load, (document) => isModelOpen(stores, document))
  );

/** Stores without storage: they live as long as the window. */
const createPassingStores = () => ({
  dialogs: createDialogStore(),
  comparison: createComparisonStore(),
  syncMarks: createStore(() => noSyncMarks),
  undoOwner: createUndoOwners()
});

const createNotifications = (platform: Platform, canShowToasts: () => boolean) =>
  createNotificationStore({
    ...platform,
    now,
    createId: () => crypto.randomUUID(),
    canShowToasts
  });

const createLibrary = (platform: Platform, notify: Notify, templates: readonly BuiltInTemplate[]) =>
  createLibraryStore({
    ...platform,
    notify,
    now,
    loadBuiltIns: loadBuiltInTemplates,
    builtInsAtStart: templates
  });

const createModels = (
  { device, on, files, cloud, capabilities }: Platform,
  notify: Notify,
  registryAtStart: ModelRegistry | null
) =>
  createModelsStore({
    registryAtStart,
    device,
    on,
    notify,
    files,
    cloud,
    trustedKeys: capabilities.modelListKeys,
    todayInUtc
  });

async function getBuiltInTemplates() {
  const loaded = await loadBuiltInTemplates();
  if (!loaded.ok) throw new Error(loaded.error);
  return loaded.value;
}

/** Null on every screen without undo steps of its own, where undo acts on the prompt. */
const createUndoOwners = () => createStore<{ readonly owner: UndoOwner | null }>()(() => ({ owner: null }));
