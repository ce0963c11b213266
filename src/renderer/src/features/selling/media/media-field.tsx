import { ImagePlus } from 'lucide-react';
import { type DragEvent, use, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { classNames } from '#renderer/ui/class-names.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { acceptedTypes } from '#renderer/feature-api/media/check-file.ts';
import type { ListingMedium } from '#shared/domain/market/media/preview-media.ts';
import { PendingFiles } from './pending-files.tsx';
import type { DraftMedia } from './use-draft-media.ts';
import { MediumRow } from './medium-row.tsx';
import { moveItem } from '../frame/move-item.ts';

type Props = { readonly draft: SavedListingDraft; readonly draftMedia: DraftMedia };

/** Preview media of the listing: dropped, pasted or chosen, then described and put in order. */
export function MediaField({ draft, draftMedia }: Props) {
  const { loadAccount } = useSellingDependencies();
  const account = useStore(use(loadAccount()), (state) => state.account);
  const isSeller = account?.roles.includes('seller') === true;
  return (
    <section
      data-field="media"
      aria-labelledby="media-title"
      className="grid min-w-0 gap-3 rounded-panel border border-n6 bg-n2 p-4"
    >
      <h2 id="media-title" className="text-ui font-semibold">
        {t(texts, 'selling.media')}
      </h2>
      {isSeller ? (
        <AddFiles onAdd={draftMedia.add} />
      ) : (
        <p className="text-ui text-n11">{t(texts, 'selling.media.sellersOnly')}</p>
      )}
      <PendingFiles draftMedia={draftMedia} />
      <MediaList media={draft.media} draftMedia={draftMedia} />
    </section>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

function AddFiles({ onAdd }: { readonly onAdd: DraftMedia['add'] }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  usePastedFiles(onAdd);
  return (
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        // The window imports dropped prompt files.
        event.stopPropagation();
        event.preventDefault();
        setIsOver(false);
        onAdd([...event.dataTransfer.files]);
      }}
      className={classNames(
        'grid justify-items-start gap-2 rounded-control border border-dashed p-4',
        isOver ? 'border-accent-8 bg-n4' : 'border-n8'
      )}
    >
      <input
        ref={chooser}
        type="file"
        accept={acceptedTypes}
        multiple
        hidden
        aria-label={t(texts, 'selling.media.choose')}
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Button icon={ImagePlus} onClick={() => chooser.current?.click()}>
        {t(texts, 'selling.media.choose')}
      </Button>
      <p className="text-label text-n11">{t(texts, 'selling.media.hint')}</p>
    </div>
  );
}

/** Files that are pasted anywhere on the page. */
function usePastedFiles(onAdd: DraftMedia['add']): void {
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onAdd(files);
    };
    addEventListener('paste', take);
    return () => removeEventListener('paste', take);
  }, [onAdd]);
}

type MediaListProps = { readonly media: readonly ListingMedium[]; readonly draftMedia: DraftMedia };

/** The media in the order in which buyers see them; dragged, or moved by keys. */
function MediaList({ media, draftMedia }: MediaListProps) {
  const { changeMedia } = draftMedia;
  const [dragged, setDragged] = useState<number | null>(null);
  const [moved, setMoved] = useState('');
  const move = (from: number, to: number) => {
    if (to < 0 || to >= media.length) return;
    changeMedia((before) => moveItem(before, from, to));
    setMoved(t(texts, 'selling.media.moved', { place: to + 1, count: media.length }));
  };
  return (
    <>
      <p role="status" className="sr-only">
        {moved}
      </p>
      {media.length === 0 ? null : (
        <ol aria-label={t(texts, 'selling.media.list')} className="grid gap-3">
          {media.map((medium, index) => (
            <MediumRow
              key={medium.id}
              medium={medium}
              place={{ index, count: media.length }}
              draftMedia={draftMedia}
              isDragged={dragged === index}
              onMove={(to) => move(index, to)}
              onDragStart={() => setDragged(index)}
              onDragOver={() => {
                if (dragged === null || dragged === index) return;
                move(dragged, index);
                setDragged(index);
              }}
              onDragEnd={() => setDragged(null)}
            />
          ))}
        </ol>
      )}
    </>
  );
}
