import type { Device } from '#shared/contract/device.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { chooseRegistry } from '#shared/domain/craft/model/registry/choose-registry.ts';
import { emptyModelSettings } from '#shared/domain/craft/model/empty-model-settings.ts';
import { applyPrices } from '#shared/domain/craft/model/own-prices.ts';
import type { SavedModelSettings, PriceChange } from '#shared/domain/craft/model/saved-model-settings.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { translateError } from '#renderer/messages/translated-names.ts';

/** Derived from the stored settings. */
export type ShownModels = {
  /** The list in use, with one's own prices in it. */
  readonly registry: ModelRegistry;
  /** The same list with the prices it states itself. */
  readonly listed: ModelRegistry;
  readonly isBroughtIn: boolean;
  readonly prices: readonly PriceChange[];
};

export type Change = (kept: SavedModelSettings) => SavedModelSettings;

type Dependencies = {
  readonly device: Pick<Device, 'models'>;
  readonly notify: Notify;
  readonly onShown: (shown: ShownModels) => void;
};

const loadNotices = () => import('./models-notices.ts');

/** The stored settings of models, read once and followed from then on. */
export function createModelSettings({ device, notify, onShown }: Dependencies) {
  let kept: SavedModelSettings = emptyModelSettings;
  let loading: Promise<ShownModels> | null = null;
  let current: ShownModels | null = null;
  let hasReportedLoss = false;

  async function show(next: SavedModelSettings): Promise<ShownModels> {
    kept = next;
    const { builtInRegistry } = await import('#shared/domain/craft/model/registry/registry.ts');
    const listed = chooseRegistry(builtInRegistry, next.registry);
    const registry = applyPrices(listed, next.prices);
    const shown = { registry, listed, isBroughtIn: listed !== builtInRegistry, prices: next.prices };
    if (kept !== next) return shown;
    current = shown;
    onShown(shown);
    return shown;
  }

  async function notifyRegistryLost(): Promise<void> {
    if (hasReportedLoss) return;
    hasReportedLoss = true;
    const { registryLost } = await loadNotices();
    notify(registryLost());
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

export type ModelSettingsAccess = ReturnType<typeof createModelSettings>;

/** The stored settings as far as this version can use them; empty where the device cannot be read. */
async function readSavedSettings(
  device: Pick<Device, 'models'>,
  onRegistryLost: () => Promise<void>
): Promise<SavedModelSettings> {
  const loaded = await device.models.load();
  if (!loaded.ok) return emptyModelSettings;
  const { registry, prices } = loaded.value;
  if (registry === null && prices.length === 0) return emptyModelSettings;
  const { validateModelSettings } = await import('./validate-model-settings.ts');
  const checked = validateModelSettings(loaded.value);
  if (checked.isRegistryLost) await onRegistryLost();
  return checked.kept;
}
