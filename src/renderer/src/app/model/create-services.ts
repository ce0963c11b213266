import { createTakeAway } from '#renderer/features/compare/take-away.ts';
import { account } from '#renderer/features/account/feature.ts';
import type { Services } from '#renderer/feature-api/services.ts';
import { loadOnce } from '#renderer/lib/load-once.ts';
import type { AppModel } from './create-app-model.ts';
import type { Flows } from './flows.ts';

/** What the app gives to its features. */
export function createServices(model: AppModel, flows: Flows, goTo: (path: string) => void): Services {
  const { platform, notifications, status, preferences, models, builder, transfer, undoOwner } = model;
  const { notify } = notifications.getState();
  const services: Services = {
    platform,
    notify,
    now: () => Date.now(),
    goTo,
    linkTo: (path) =>
      platform.capabilities.shell === null ? `${location.origin}${path}` : `reelwright:/${path}`,
    status,
    preferences,
    models,
    prompt: builder,
    openPrompt: flows.openPrompt,
    openTemplate: flows.useTemplate,
    ...createTakeAway(platform.files, notify),
    importFiles: () => void transfer.getState().chooseFiles(),
    exportPrompt: (document) => void transfer.getState().exportPrompt(document),
    loadAccount: () => services.storeOf(account),
    storeOf: createStores(() => services),
    showWaiting: (waiting) => status.setState({ waiting }),
    setUndoOwner: (owner) => undoOwner.setState({ owner }),
    removeCopies: async (purchaseIds) => (await import('./forget-copies.ts')).forgetCopies(model, purchaseIds)
  };
  return services;
}

/** Each feature's store, created when it is first asked for. */
function createStores(readServices: () => Services): Services['storeOf'] {
  const stores = new Map<unknown, () => Promise<unknown>>();
  return <Store>({ createStore }: { readonly createStore: (services: Services) => Promise<Store> }) => {
    const load = stores.get(createStore) ?? loadOnce(() => createStore(readServices()));
    stores.set(createStore, load);
    return load() as Promise<Store>;
  };
}
