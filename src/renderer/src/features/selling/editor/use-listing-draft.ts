import { useEffect, useRef, useState } from 'react';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { getEditorHref } from '../drafts/sell-prompt.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { createDraftSaver, type DraftSaver, type DraftSaverState } from './draft-saver.ts';

export type OpenDraft = DraftSaverState & Pick<DraftSaver, 'change' | 'flush'>;

/** The draft with this id, autosaved; undefined while loading, null if it does not exist. */
export function useListingDraft(id: string): OpenDraft | null | undefined {
  const { listingDrafts, notify, now, goTo } = useSellingDependencies();
  const [state, setState] = useState<DraftSaverState | null | undefined>(undefined);
  const saver = useRef<DraftSaver>(undefined);
  useEffect(() => {
    let isOver = false;
    const open = (draft: SavedListingDraft) => {
      saver.current = createDraftSaver(draft, {
        listingDrafts,
        now,
        createId: () => crypto.randomUUID(),
        onChange: (next) => {
          if (!isOver) setState(next);
        },
        onCopied: (copy) => {
          notify({
            type: 'warning',
            title: t(texts, 'selling.copied.title'),
            message: t(texts, 'selling.copied.text')
          });
          if (!isOver) goTo(getEditorHref(copy));
        }
      });
      setState({ draft, saving: 'saved', error: null });
    };
    const load = async () => {
      const answer = await listingDrafts.list();
      if (isOver) return;
      const found = answer.ok ? answer.value.find((draft) => draft.id === id) : undefined;
      if (found === undefined) setState(null);
      else open(found);
    };
    void load();
    const flush = () => void saver.current?.flush();
    addEventListener('pagehide', flush);
    return () => {
      isOver = true;
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [id, listingDrafts, notify, now, goTo]);
  if (state === null || state === undefined) return state;
  return {
    ...state,
    change: (changes) => saver.current?.change(changes),
    flush: async () => saver.current?.flush()
  };
}
