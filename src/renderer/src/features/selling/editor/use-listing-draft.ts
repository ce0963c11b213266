import { useEffect, useRef, useState } from 'react';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useLocation, useNavigate } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/selling.json';
import { getEditorHref } from '../drafts/sell-prompt.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { createDraftSaver, type DraftSaver, type DraftSaverState } from './draft-saver.ts';

export type OpenDraft = DraftSaverState & Pick<DraftSaver, 'change' | 'claim'>;

/**
 * The draft with this id, autosaved; undefined while loading, null if it does not exist. A draft that continues as a copy
 * changes the URL and nothing else, so that the fields keep their focus and no key is lost.
 */
export function useListingDraft(id: string): OpenDraft | null | undefined {
  const { listingDrafts, notify, now, on } = useSellingDependencies();
  const [openedId] = useState(id);
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
        onCopied: () =>
          notify({
            type: 'warning',
            title: t(texts, 'selling.copied.title'),
            message: t(texts, 'selling.copied.text')
          }),
        onMerged: () =>
          notify({
            type: 'warning',
            title: t(texts, 'selling.merged.title'),
            message: t(texts, 'selling.merged.text')
          })
      });
      setState({ draft, saving: 'saved', error: null });
    };
    const load = async () => {
      const answer = await listingDrafts.list();
      if (isOver) return;
      const found = answer.ok ? answer.value.find((draft) => draft.id === openedId) : undefined;
      if (found === undefined) setState(null);
      else open(found);
    };
    void load();
    const flush = () => void saver.current?.flush();
    addEventListener('pagehide', flush);
    const stop = on('device.changed', ({ areas }) => {
      if (areas.includes('listingDrafts')) void saver.current?.refresh();
    });
    return () => {
      isOver = true;
      removeEventListener('pagehide', flush);
      stop();
      flush();
    };
  }, [openedId, listingDrafts, notify, now, on]);
  useUrlOfCopy(state?.draft, { id, openedId });
  if (state === null || state === undefined) return state;
  return {
    ...state,
    change: (changes) => saver.current?.change(changes),
    claim: async () => (await saver.current?.claim()) ?? false
  };
}

/** Names the copy in the URL in place of the draft that was opened, once it is saved. */
function useUrlOfCopy(
  draft: SavedListingDraft | undefined,
  { id, openedId }: { readonly id: string; readonly openedId: string }
): void {
  const navigate = useNavigate();
  const isStored = draft !== undefined && draft.revision > 0;
  const href = isStored && draft.id !== id ? getEditorHref(draft) : null;
  useEffect(() => {
    if (href !== null) void navigate(href, { replace: true, state: { editorKey: openedId } });
  }, [href, navigate, openedId]);
}

/** The React key of the editor in this URL: that of the draft which was opened, also once it continues as a copy. */
export function useEditorKey(id: string | null): string | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'editorKey' in state ? String(state.editorKey) : id;
}
