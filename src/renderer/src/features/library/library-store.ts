import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Device } from '#shared/contract/device.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Listen } from '#shared/contract/events.ts';
import { markOf, markUsed, replaceMark, toggleFavorite } from '#shared/domain/craft/template/marks.ts';
import type {
  BuiltInTemplate,
  Template,
  TemplateMark,
  UserTemplate
} from '#shared/domain/craft/template/template.ts';

import type { loadBuiltInTemplates } from '#shared/domain/craft/template/catalogue/load-built-in-templates.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { createShelf } from './shelf.ts';

export type LibraryState = {
  readonly status: 'loading' | 'loaded' | 'error';
  readonly templates: readonly Template[];
  readonly marks: readonly TemplateMark[];
  readonly load: () => Promise<void>;
  readonly toggleFavorite: (templateId: string) => Promise<void>;
  /** All of them the same; those that already are stay as they are. */
  readonly setFavorites: (templateIds: readonly string[], isFavorite: boolean) => Promise<void>;
  /** Moves it to the front of the recent ones and counts the use. */
  readonly markUsed: (templateId: string) => Promise<void>;
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
  const shelf = createShelf();
  shelf.fill(given.builtInsAtStart ?? [], []);

  const store = createStore<LibraryState>()((set, get) => ({
    status: 'loading',
    templates: shelf.join([]),
    marks: [],

    async load() {
      set({ status: 'loading' });
      const [catalogue, listed, marks] = await Promise.all([
        given.loadBuiltIns(),
        device.templates.list(),
        device.marks.list()
      ]);
      if (!catalogue.ok || !listed.ok || !marks.ok) return set({ status: 'error' });
      shelf.fill(catalogue.value, listed.value);
      set({ status: 'loaded', marks: marks.value, templates: shelf.join(marks.value) });
    },

    toggleFavorite: (templateId) => keepMark(toggleFavorite(get().marks, templateId)),
    markUsed: (templateId) => keepMark(markUsed(get().marks, templateId, now())),

    async setFavorites(templateIds, isFavorite) {
      for (const id of templateIds) {
        const mark = markOf(get().marks, id);
        if (mark.isFavorite !== isFavorite) await keepMark({ ...mark, isFavorite });
      }
    },

    async keep(template) {
      const saved = await device.templates.save(template);
      if (!saved.ok) {
        await tellFailure(saved.error);
        return false;
      }
      shelf.put(template);
      show(get().marks);
      return true;
    },

    async remove(templateIds) {
      const { removeTemplates } = await loadRemoval();
      await removeTemplates({ device, shelf, notify, show: () => show(get().marks) }, templateIds);
    }
  }));

  const show = (marks: readonly TemplateMark[]) => store.setState({ marks, templates: shelf.join(marks) });

  /** Shown at once, taken back with a reason when the device could not keep it. */
  async function keepMark(mark: TemplateMark): Promise<void> {
    const before = markOf(store.getState().marks, mark.templateId);
    show(replaceMark(store.getState().marks, mark));
    const saved = await device.marks.save(mark);
    if (saved.ok) return;
    show(replaceMark(store.getState().marks, before));
    await tellFailure(saved.error);
  }

  const tellFailure = async (error: ContractError) => (await loadRemoval()).tellFailure(notify, error);

  given.on('device.changed', ({ areas }) => {
    if (areas.includes('templates') || areas.includes('marks')) void store.getState().load();
  });
  return store;
}

/** With its texts: the first screen takes no template away. */
const loadRemoval = () => import('./removal.ts');
