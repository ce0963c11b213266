import type { DeviceArea } from '#shared/contract/device.ts';
import { linkScheme } from '#shared/contract/app-links.ts';
import { createOutputExport } from '#renderer/features/compare/output-export.ts';
import { account } from '#renderer/features/account/feature.ts';
import { librarySync } from '#renderer/features/sync/store/library-sync.ts';
import type { Services } from '#renderer/feature-api/services.ts';
import { createLazyLoader } from '#renderer/lib/lazy-loader.ts';
import type { AppStores } from './create-app-model.ts';
import type { CrossFeatureActions } from './cross-feature-actions.ts';

/** The areas that steps of sync change behind the stores of features. */
const comparedAreas: readonly DeviceArea[] = [
  'templates',
  'templateStates',
  'history',
  'preferences',
  'models',
  'listingDrafts'
];

export function createServices(
  model: AppStores,
  flows: CrossFeatureActions,
  goTo: (path: string) => void
): Services {
  const { platform, notifications, status, transfer, undoOwner } = model;
  const { notify } = notifications.getState();
  const services: Services = {
    platform,
    platformState: model.platformState,
    notify,
    now: () => Date.now(),
    goTo,
    linkTo: (path) =>
      platform.capabilities.shell === null ? `${location.origin}${path}` : `${linkScheme}:/${path}`,
    status,
    readAppUpdate: () => status.getState().appUpdate,
    preferences: model.preferences,
    models: model.models,
    dialogs: model.dialogs,
    history: model.history,
    library: model.library,
    prompt: model.builder,
    openPrompt: flows.openPrompt,
    openEntry: flows.openEntry,
    fillPrompt: flows.fillPrompt,
    openTemplate: (template) => void flows.useTemplate(template),
    ...createOutputExport(platform.files, notify),
    importFiles: () => void transfer.getState().chooseFiles(),
    exportPrompt: (document) => void transfer.getState().exportPrompt(document),
    sellPrompt: async (document) => {
      const { sellPrompt } = await import('#renderer/features/selling/drafts/sell-prompt.ts');
      await sellPrompt(services, document);
    },
    loadAccount: () => services.storeOf(account),
    storeOf: createStores(() => services),
    followLibrary: () => model.followDevice(comparedAreas),
    syncMarks: model.syncMarks,
    writeRows: async (drafts) => (await services.storeOf(librarySync)).write(drafts),
    // Without its code the next round brings it.
    syncNow: () =>
      void services.storeOf(librarySync).then(
        ({ poke }) => poke(),
        () => undefined
      ),
    takeAnswer: model.takeAnswer,
    sendMessage: async (draft) => (await services.storeOf(librarySync)).sendMessage(draft),
    setUndoOwner: (owner) => undoOwner.setState({ owner }),
    removeCopies: async (purchaseIds) =>
      (await import('./remove-purchased-copies.ts')).removePurchasedCopies(model, purchaseIds)
  };
  return services;
}

/** Each feature's store, created when it is first asked for. */
function createStores(readServices: () => Services): Services['storeOf'] {
  const stores = new Map<unknown, () => Promise<unknown>>();
  return <Store>({ createStore }: { readonly createStore: (services: Services) => Promise<Store> }) => {
    const load = stores.get(createStore) ?? createLazyLoader(() => createStore(readServices()));
    stores.set(createStore, load);
    return load() as Promise<Store>;
  };
}
