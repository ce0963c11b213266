import { useState } from 'react';
import type { ListingMedium } from '#shared/domain/market/media/preview-media.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { MediumRow } from './medium-row.tsx';
import { moveItem } from '../frame/move-item.ts';
import type { DraftMedia } from './use-draft-media.ts';

type Props = { readonly media: readonly ListingMedium[]; readonly draftMedia: DraftMedia };

/** The media in the order in which buyers see them; dragged, or moved by keys. */
export function MediaList({ media, draftMedia }: Props) {
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
