import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Device } from '#shared/contract/device.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Listen } from '#shared/contract/events.ts';
import type { PromptDocument } from '#shared/domain/prompt/prompt.ts';
import { markUsed, replaceMark, toggleFavorite } from '#shared/domain/template/marks.ts';
import { templateFromPrompt } from '#shared/domain/template/template-from-prompt.ts';
import type {
  BuiltInTemplate,
  Template,
  TemplateMark,
  UserTemplate
} from '#shared/domain/template/template.ts';

import type { loadBuiltInTemplates } from '#shared/domain/template/load-built-in-templates.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { createShelf } from './shelf.ts';

export type LibraryState = {
  readonly status: 'loading' | 'loaded' | 'error';
  readonly templates: readonly Template[];
  readonly marks: readonly TemplateMark[];
  readonly load: () => Promise<void>;
  readonly toggleFavorite: (templateId: string) => Promise<void>;
  /** Moves it to the front of the recent ones and counts the use. */
  readonly markUsed: (templateId: string) => Promise<void>;
  /** The new template, or null when the device could not keep it. */
  readonly saveAsTemplate: (given: NewTemplate) => Promise<UserTemplate | null>;
  /** With an undo on the toast; built-in templates stay. */
  readonly removeTemplate: (templateId: string) => Promise<void>;
};

export type NewTemplate = {
  readonly document: PromptDocument;
  readonly name: string;
  readonly description: string;
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

    async saveAsTemplate(wanted) {
      const template = templateFromPrompt({ ...wanted, existingIds: shelf.listIds(), now: now() });
      return (await keepTemplate(template)) ? template : null;
    },

    async removeTemplate(templateId) {
      const template = shelf.find(templateId);
      if (template === undefined) return;
      const removed = await device.templates.remove({ id: templateId });
      if (!removed.ok) return tellFailure(notify, removed.error);
      shelf.takeAway(templateId);
      show(get().marks);
      const action = { label: 'Undo', isUndo: true, run: () => void keepTemplate(template) };
      notify({ type: 'success', title: `Deleted the template “${template.name}”`, action });
    }
  }));

  const show = (marks: readonly TemplateMark[]) => store.setState({ marks, templates: shelf.join(marks) });

  /** Shown at once, taken back with a reason when the device could not keep it. */
  async function keepMark(mark: TemplateMark): Promise<void> {
    const before = store.getState().marks;
    show(replaceMark(before, mark));
    const saved = await device.marks.save(mark);
    if (saved.ok) return;
    show(before);
    tellFailure(notify, saved.error);
  }

  async function keepTemplate(template: UserTemplate): Promise<boolean> {
    const saved = await device.templates.save(template);
    if (!saved.ok) {
      tellFailure(notify, saved.error);
      return false;
    }
    shelf.put(template);
    show(store.getState().marks);
    return true;
  }

  given.on('device.changed', ({ areas }) => {
    if (areas.includes('templates') || areas.includes('marks')) void store.getState().load();
  });
  return store;
}

function tellFailure(notify: Notify, { message }: ContractError): void {
  notify({ type: 'error', title: 'Library not changed', message });
}
