import type { Device } from '#shared/contract/device.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { chooseRegistry } from '#shared/domain/craft/model/registry/choose-registry.ts';
import { emptyModelSettings } from '#shared/domain/craft/model/empty-model-settings.ts';
import { applyPrices } from '#shared/domain/craft/model/own-prices.ts';
import type { SavedModelSettings, PriceChange } from '#shared/domain/craft/model/saved-model-settings.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { translateError } from '#renderer/messages/translated-names.ts';
import type { TrustedKeys } from './published-models.ts';

/** Derived from the stored settings. */
export type ShownModels = {
  /** The list in use, with one's own prices in it. */
  readonly registry: ModelRegistry;
  /** The same list with the prices it states itself. */
  readonly listed: ModelRegistry;
  /** The origin of the list: the app, the server or the user. */
  readonly source: 'app' | 'published' | 'own';
  readonly prices: readonly PriceChange[];
};

export type Change = (kept: SavedModelSettings) => SavedModelSettings;

type Dependencies = {
  readonly device: Pick<Device, 'models'>;
  readonly notify: Notify;
  readonly trustedKeys: TrustedKeys;
  readonly onShown: (shown: ShownModels) => void;
};

const loadNotices = () => import('./models-notices.ts');

/** The stored settings of models, read once and followed from then on. */
export function createModelSettings({ device, notify, trustedKeys, onShown }: Dependencies) {
  let kept: SavedModelSettings = emptyModelSettings;
  let loading: Promise<ShownModels> | null = null;
  let current: ShownModels | null = null;
  let hasReportedLoss = false;

  async function show(next: SavedModelSettings): Promise<ShownModels> {
    kept = next;
    const shown = await deriveModels(next, trustedKeys);
    if (kept !== next) return shown;
    current = shown;
    onShown(shown);
    return shown;
  }

  async function notifyRegistryLost(): Promise<void> {
    if (hasReportedLoss) return;
    hasReportedLoss = true;
    notify((await loadNotices()).registryLost());
  }

  const reload = async () => show(await readSavedSettings(device, notifyRegistryLost));

  async function load(): Promise<ShownModels> {
    loading ??= reload();
    try {
      const first = await loading;
      return current ?? first;
    } catch (error) {
      // Without a connection the next call asks for the code again.
      loading = null;
      throw error;
    }
  }

  /** Shown at once, taken back with a reason when the device could not keep it. */
  async function keep(change: Change): Promise<boolean> {
    await load();
    const before = kept;
    const next = change(before);
    const [saved] = await Promise.all([device.models.save(next), show(next)]);
    if (saved.ok) return true;
    if (kept === next) await show(before);
    const { notChanged } = await loadNotices();
    notify(notChanged(translateError(saved.error)));
    return false;
  }

  return {
    load,
    /** After another tab changed it; nothing to do while nobody asked for it. */
    follow: () => void (loading !== null && reload()),
    /** Keeps the published list, which was checked; null for none. False where the device could not. */
    async takePublished(published: SavedModelSettings['published']): Promise<boolean> {
      await load();
      if (JSON.stringify(kept.published ?? null) === JSON.stringify(published)) return true;
      return keep((now) => ({ ...now, published }));
    },
    /** With an undo on the toast; `change` says how to do it and how to take it back, from what is kept then. */
    async change(
      title: string,
      change: (kept: SavedModelSettings) => { readonly apply: Change; readonly undo: Change }
    ) {
      await load();
      const { apply, undo } = change(kept);
      if (!(await keep(apply))) return;
      const { changed } = await loadNotices();
      notify(changed(title, () => void keep(undo)));
    }
  };
}

async function deriveModels(settings: SavedModelSettings, trustedKeys: TrustedKeys): Promise<ShownModels> {
  const { registry: own, prices } = settings;
  const { builtInRegistry } = await import('#shared/domain/craft/model/registry/registry.ts');
  const newest = chooseRegistry(builtInRegistry, await readKept(settings, trustedKeys));
  const listed = chooseRegistry(newest, own);
  const source = sourceOf(listed, builtInRegistry, own);
  return { registry: applyPrices(listed, prices), listed, source, prices };
}

/** The published list as far as it can be used: where not, the built-in one is. */
async function readKept(
  { published }: SavedModelSettings,
  trustedKeys: TrustedKeys
): Promise<ModelRegistry | null> {
  if (!published) return null;
  const { readPublished } = await import('./published-models.ts');
  const read = await readPublished(published, trustedKeys);
  return read.ok ? read.value : null;
}

const sourceOf = (listed: ModelRegistry, builtIn: ModelRegistry, own: ModelRegistry | null) => {
  if (listed === builtIn) return 'app';
  return listed === own ? 'own' : 'published';
};

export type ModelSettingsAccess = ReturnType<typeof createModelSettings>;

/** The stored settings as far as this version can use them; empty where the device cannot be read. */
async function readSavedSettings(
  device: Pick<Device, 'models'>,
  onRegistryLost: () => Promise<void>
): Promise<SavedModelSettings> {
  const loaded = await device.models.load();
  if (!loaded.ok) return emptyModelSettings;
  const { registry, prices, published } = loaded.value;
  if (registry === null && prices.length === 0) return published ? loaded.value : emptyModelSettings;
  const { validateModelSettings } = await import('./validate-model-settings.ts');
  const checked = validateModelSettings(loaded.value);
  if (checked.isRegistryLost) await onRegistryLost();
  return published ? { ...checked.kept, published } : checked.kept;
}
