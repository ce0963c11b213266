import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { Device } from '#shared/contract/device.ts';
import type { Listen } from '#shared/contract/events.ts';
import type { FileAccess } from '#shared/contract/platform/platform.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import {
  addPriceChange,
  findPriceChange,
  type PricedClip,
  removePriceChange
} from '#shared/domain/craft/model/own-prices.ts';
import type { PriceChange } from '#shared/domain/craft/model/saved-model-settings.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { translateError } from '#renderer/messages/translated-names.ts';
import { type Change, createModelSettings, type ShownModels } from './model-settings.ts';
import type { TrustedKeys } from './published-models.ts';
import { createStoreContext } from '#renderer/lib/store-context.tsx';

export type ModelsState = {
  /** The list in use, with one's own prices in it; null until it was loaded. */
  readonly registry: ModelRegistry | null;
  /** Derived from the registry. */
  readonly shown: ShownModels | null;
  /** Loads it once; whatever was kept, there is a list in use afterwards. Rejects where its code cannot be had. */
  readonly load: () => Promise<ModelRegistry>;
  /** Takes a list into use, or says in one sentence why not. */
  readonly bringIn: (text: string) => Promise<void>;
  readonly bringInFile: () => Promise<void>;
  /** Takes up what the server has published; `isAsked` tells how it went. */
  readonly takePublished: (isAsked: boolean) => Promise<void>;
  /** Uses the built-in list again. */
  readonly goBack: () => Promise<void>;
  /** US dollars per second; null goes back to what the list says. */
  readonly changePrice: (clip: PricedClip, usdPerSecond: number | null) => Promise<void>;
};

type Dependencies = {
  readonly device: Pick<Device, 'models'>;
  readonly on: Listen;
  readonly notify: Notify;
  readonly files: Pick<FileAccess, 'open'>;
  readonly cloud: Pick<Cloud, 'models'>;
  readonly trustedKeys: TrustedKeys;
  /** Shown until everything has loaded. */
  readonly registryAtStart?: ModelRegistry | null;
  /** As "2026-11-20". */
  readonly todayInUtc: () => string;
};

const loadNotices = () => import('./models-notices.ts');

/** Which models the app speaks of and what they cost: the built-in list, one brought in, and one's own prices. */
export function createModelsStore(given: Dependencies): StoreApi<ModelsState> {
  const { device, on, notify, files, cloud, trustedKeys } = given;
  const models = createModelSettings({
    device,
    notify,
    trustedKeys,
    onShown: (shown) => store.setState({ registry: shown.registry, shown })
  });
  const loadLists = async () =>
    (await import('./registry-import.ts')).createRegistryImport({ models, notify });
  const refuse = async (message: string) => notify((await loadNotices()).notChanged(message));

  const store = createStore<ModelsState>()((_, get) => ({
    registry: given.registryAtStart ?? null,
    shown: null,
    load: async () => (await models.load()).registry,
    bringIn: async (text) => (await loadLists()).fromFile(text),

    async bringInFile() {
      const opened = await files.open();
      if (!opened.ok) return refuse(translateError(opened.error));
      const [file] = opened.value;
      if (file === undefined) return;
      const lists = await loadLists();
      if (file.text === null) lists.refuseFile(file.name);
      else await lists.fromFile(file.text);
    },

    async takePublished(isAsked) {
      const { takePublished } = await import('./take-published.ts');
      await takePublished({ models, notify, cloud, trustedKeys }, isAsked);
    },

    goBack: async () => (await loadLists()).goBack(),

    async changePrice(clip, usdPerSecond) {
      const label = get().registry?.models.find(({ id }) => id === clip.modelId)?.label ?? clip.modelId;
      const wanted = usdPerSecond === null ? undefined : { ...clip, usdPerSecond, setOn: given.todayInUtc() };
      const { priceInUseText } = await loadNotices();
      await models.change(priceInUseText(label, wanted !== undefined), ({ prices }) => ({
        apply: putPrice(clip, wanted),
        undo: putPrice(clip, findPriceChange(prices, clip))
      }));
    }
  }));

  on('device.changed', ({ areas }) => {
    if (areas.includes('models')) models.follow();
  });
  return store;
}

/** Undefined takes the own price away. */
const putPrice =
  (clip: PricedClip, price: PriceChange | undefined): Change =>
  (kept) => ({
    ...kept,
    prices: price === undefined ? removePriceChange(kept.prices, clip) : addPriceChange(kept.prices, price)
  });

export const modelsContext = createStoreContext<ModelsState>('Models');
