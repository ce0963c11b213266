import { useMemo } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { draftFromTemplate } from '#shared/domain/craft/template/template-draft.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { copyLink } from './copy-link.ts';
import { useLibraryDependencies } from '../store/dependencies.tsx';
import { libraryContext } from '../store/library-context.ts';
import type { Writing } from '../details/library-dialogs.tsx';
import { defaultLibraryView, writeOpened } from '../store/library-view-url.ts';
import { listOwn, type TemplateActions } from '../store/template-actions.ts';
import { createOwnTemplates, withoutTemplateState } from '../store/user-templates.ts';

/** The index of a template's card; -1 for one that is not shown. */
const findCardIndex = (id: string): number =>
  listCards().findIndex((card) => card.dataset['template'] === id);

/** After cards have gone: the one now in that place, or the last, or the page's heading, gets the focus. */
function focusCardAt(place: number): void {
  const cards = listCards();
  const link = cards[Math.min(place, cards.length - 1)]?.querySelector('a');
  (link ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

const listCards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('li[data-template]')];

type Places = Pick<TemplateActions, 'select' | 'clearSelection'> & {
  readonly onOpen: (templateId: string | null) => void;
  readonly onWrite: (writing: Writing) => void;
};

/** Actions on templates that involve the store, the app and the focus of this screen. */
export function useCreateTemplateActions({
  select,
  clearSelection,
  onOpen,
  onWrite
}: Places): TemplateActions {
  const store = libraryContext.useStoreApi();
  const tools = useLibraryDependencies();
  return useMemo(() => {
    const own = createOwnTemplates(store, tools.now);

    async function copy(template: Template): Promise<void> {
      const name = t(texts, 'library.copyName', { name: template.name });
      const made = await own.make({ ...draftFromTemplate(template), name });
      if (made === null) return;
      const action = { label: t(texts, 'library.open'), run: () => onOpen(made.id) };
      tools.notify({ type: 'success', title: t(texts, 'library.saved', { name }), action });
    }

    async function remove(templates: readonly Template[]): Promise<void> {
      const ids = listOwn(templates).map(({ id }) => id);
      const place = Math.max(0, findCardIndex(ids[0] ?? ''));
      onOpen(null);
      await store.getState().remove(ids);
      clearSelection();
      // After the cards have been drawn again, and a menu has given its focus back.
      setTimeout(() => focusCardAt(place), 50);
    }

    return {
      select,
      clearSelection,
      use: tools.use,
      open: ({ id }) => onOpen(id),
      edit: (template) => onWrite({ kind: 'edit', template }),
      copy: (template) => void copy(template),
      toggleFavorite: ({ id }) => void store.getState().toggleFavorite(id),
      setFavorites: (templates, isFavorite) =>
        void store.getState().setFavorites(
          templates.map(({ id }) => id),
          isFavorite
        ),
      copyLink: ({ id }) => void copyLink(tools, writeOpened(defaultLibraryView, id)),
      exportAll(templates) {
        const kept = listOwn(templates).map(withoutTemplateState);
        const [only] = templates;
        if (kept.length > 0) tools.exportTemplates(kept);
        else if (only !== undefined) tools.exportPrompt({ name: only.name, data: only.promptData });
      },
      sell: ({ name, promptData }) => tools.sellPrompt({ name, data: promptData }),
      remove: (templates) => void remove(templates)
    };
  }, [store, tools, select, clearSelection, onOpen, onWrite]);
}
