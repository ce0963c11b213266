import { createStore, type StoreApi } from 'zustand/vanilla';
import { changePreferences, defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import type { Preferences } from '#shared/domain/activity/preferences.ts';
import type { Device } from '#shared/contract/device.ts';
import type { Listen } from '#shared/contract/events.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { settingNotSavedText, translateError } from '#renderer/messages/translated-names.ts';
import { createStoreContext } from '#renderer/lib/store-context.tsx';

export type PreferencesState = {
  readonly preferences: Preferences;
  /** Until they are known, what the first paint was given stays. */
  readonly isLoaded: boolean;
  readonly load: () => Promise<void>;
  /** Shown at once; taken back with a reason when the device could not keep it. What depends on it follows. */
  readonly change: <Part extends keyof Preferences>(
    part: Part,
    patch: Partial<Preferences[Part]>
  ) => Promise<void>;
};

type Dependencies = { readonly device: Device; readonly on: Listen; readonly notify: Notify };

export function createPreferencesStore({ device, on, notify }: Dependencies): StoreApi<PreferencesState> {
  const store = createStore<PreferencesState>()((set, get) => ({
    preferences: defaultPreferences,
    isLoaded: false,

    async load() {
      const loaded = await device.preferences.load();
      set({
        isLoaded: true,
        ...(loaded.ok && { preferences: changePreferences(defaultPreferences, loaded.value) })
      });
    },

    async change(part, patch) {
      const before = get().preferences;
      const next = changePreferences(before, { [part]: patch });
      set({ preferences: next });
      const saved = await device.preferences.save(next);
      if (saved.ok) return;
      if (get().preferences === next) set({ preferences: before });
      notify({ type: 'error', title: settingNotSavedText(), message: translateError(saved.error) });
    }
  }));
  on('device.changed', ({ areas }) => {
    if (areas.includes('preferences')) void store.getState().load();
  });
  return store;
}

export const preferencesContext = createStoreContext<PreferencesState>('Preferences');
