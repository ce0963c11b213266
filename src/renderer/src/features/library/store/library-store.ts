import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Device } from '#shared/contract/device.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Listen } from '#shared/contract/events.ts';
import {
  templateStateOf,
  recordTemplateUse,
  replaceTemplateState,
  toggleFavorite
} from '#shared/domain/craft/template/template-state.ts';
import type {
  BuiltInTemplate,
  Template,
  TemplateState,
  UserTemplate
} from '#shared/domain/craft/template/template.ts';

import type { loadBuiltInTemplates } from '#shared/domain/craft/template/catalog/load-built-in-templates.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { createTemplateCollection } from './template-collection.ts';

export type LibraryState = {
  readonly status: 'loading' | 'loaded' | 'error';
  readonly templates: readonly Template[];
  readonly marks: readonly TemplateState[];
  readonly load: () => Promise<void>;
  readonly toggleFavorite: (templateId: string) => Promise<void>;
  /** All of them the same; those that already are stay as they are. */
  readonly setFavorites: (templateIds: readonly string[], isFavorite: boolean) => Promise<void>;
  /** Moves it to the front of the recent ones and counts the use. */
  readonly recordTemplateUse: (templateId: string) => Promise<void>;
  /** Adds it or replaces the one of the same id; answers whether the device could keep it. */
  readonly keep: (template: UserTemplate) => Promise<boolean>;
  /** With one undo for all on the toast; built-in templates stay. */
  readonly remove: (templateIds: readonly string[]) => Promise<void>;
};

type Dependencies = {
  readonly device: Device;
  readonly on: Listen;
  readonly notify: Notify;
  readonly now: () => number;
  readonly loadBuiltIns: typeof loadBuiltInTemplates;
  /** Shown until everything has loaded. */
  readonly builtInsAtStart?: readonly BuiltInTemplate[];
};

export function createLibraryStore(given: Dependencies): StoreApi<LibraryState> {
  const { device, notify, now } = given;
  const collection = createTemplateCollection();
  collection.fill(given.builtInsAtStart ?? [], []);
  const templatesAtStart = collection.join([]);

  const store = createStore<LibraryState>()((set, get) => ({
    status: 'loading',
    templates: templatesAtStart,
    marks: [],

    async load() {
      set({ status: 'loading' });
      const read = await readTemplates(given);
      if (read === null) return set({ status: 'error' });
      const { builtIns, userTemplates, marks, isAsAtStart } = read;
      collection.fill(builtIns, userTemplates);
      // A prerendered library with nothing of one's own in it is not drawn a second time.
      set({ status: 'loaded', marks, templates: isAsAtStart ? templatesAtStart : collection.join(marks) });
    },

    toggleFavorite: (templateId) => saveTemplateState(toggleFavorite(get().marks, templateId)),
    recordTemplateUse: (templateId) => saveTemplateState(recordTemplateUse(get().marks, templateId, now())),

    async setFavorites(templateIds, isFavorite) {
      for (const id of templateIds) {
        const mark = templateStateOf(get().marks, id);
        if (mark.isFavorite !== isFavorite) await saveTemplateState({ ...mark, isFavorite });
      }
    },

    async keep(template) {
      const saved = await device.templates.save(template);
      if (!saved.ok) {
        await notifyFailure(saved.error);
        return false;
      }
      collection.put(template);
      show(get().marks);
      return true;
    },

    async remove(templateIds) {
      const { removeTemplates } = await loadRemoval();
      await removeTemplates({ device, collection, notify, show: () => show(get().marks) }, templateIds);
    }
  }));

  const show = (marks: readonly TemplateState[]) =>
    store.setState({ marks, templates: collection.join(marks) });

  /** Shown at once, taken back with a reason when the device could not keep it. */
  async function saveTemplateState(mark: TemplateState): Promise<void> {
    const before = templateStateOf(store.getState().marks, mark.templateId);
    show(replaceTemplateState(store.getState().marks, mark));
    const saved = await device.templateStates.save(mark);
    if (saved.ok) return;
    show(replaceTemplateState(store.getState().marks, before));
    await notifyFailure(saved.error);
  }

  const notifyFailure = async (error: ContractError) => (await loadRemoval()).notifyFailure(notify, error);

  given.on('device.changed', ({ areas }) => {
    if (areas.includes('templates') || areas.includes('templateStates')) void store.getState().load();
  });
  return store;
}

async function readTemplates({ device, loadBuiltIns, builtInsAtStart }: Dependencies) {
  const [catalog, listed, states] = await Promise.all([
    loadBuiltIns(),
    device.templates.list(),
    device.templateStates.list()
  ]);
  if (!catalog.ok || !listed.ok || !states.ok) return null;
  const hasOwn = listed.value.length + states.value.length > 0;
  return {
    builtIns: catalog.value,
    userTemplates: listed.value,
    marks: states.value,
    isAsAtStart: !hasOwn && catalog.value === builtInsAtStart
  };
}

/** With its texts: the first screen takes no template away. */
const loadRemoval = () => import('./remove-templates.ts');
