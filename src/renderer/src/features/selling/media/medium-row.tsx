import { ChevronDown, ChevronUp, GripVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { type ListingMedium, maxAltLength } from '#shared/domain/market/media/preview-media.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { IconButton } from '#renderer/ui/buttons/button.tsx';
import { classNames } from '#renderer/ui/class-names.ts';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { ChoosePoster } from './choose-poster.tsx';
import { MediumStamp } from './medium-stamp.tsx';
import type { DraftMedia } from './use-draft-media.ts';

type Props = {
  readonly medium: ListingMedium;
  readonly place: { readonly index: number; readonly count: number };
  readonly draftMedia: DraftMedia;
  readonly isDragged: boolean;
  readonly onMove: (to: number) => void;
  readonly onDragStart: () => void;
  readonly onDragOver: () => void;
  readonly onDragEnd: () => void;
};

export function MediumRow(props: Props) {
  const { medium, place, draftMedia, isDragged } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in it move it by keyboard
    <li
      onDragOver={(event) => {
        event.preventDefault();
        props.onDragOver();
      }}
      className={classNames(
        'grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-control border border-n6 bg-n1 p-3',
        isDragged && 'opacity-60'
      )}
    >
      <MoveControls {...props} />
      <div className="grid min-w-0 gap-3">
        <div className="flex items-start justify-between gap-2">
          <Thumbnail medium={medium} draftMedia={draftMedia} />
          <IconButton
            icon={Trash2}
            label={t(texts, 'selling.media.remove', { place: place.index + 1 })}
            onClick={() => draftMedia.changeMedia((media) => media.filter(({ id }) => id !== medium.id))}
          />
        </div>
        <MediumFields medium={medium} place={place} draftMedia={draftMedia} />
      </div>
    </li>
  );
}

function MoveControls({ place, onMove, onDragStart, onDragEnd }: Props) {
  const { index, count } = place;
  const number = index + 1;
  return (
    <div className="grid content-start justify-items-center gap-1">
      <button
        type="button"
        draggable
        aria-label={t(texts, 'selling.media.drag', { place: number, count })}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', '');
          onDragStart();
        }}
        onDragEnd={onDragEnd}
        onKeyDown={(event) => moveByKey(event, index, onMove)}
        className="grid size-8 cursor-grab place-items-center rounded-control text-n11 hover:bg-n4"
      >
        <GripVertical aria-hidden size={16} />
      </button>
      <IconButton
        icon={ChevronUp}
        label={t(texts, 'selling.media.moveUp', { place: number })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon={ChevronDown}
        label={t(texts, 'selling.media.moveDown', { place: number })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
    </div>
  );
}

function MediumFields({ medium, place, draftMedia }: Pick<Props, 'medium' | 'place' | 'draftMedia'>) {
  const stored = draftMedia.stored.get(medium.id);
  const change = (changes: Partial<ListingMedium>) =>
    draftMedia.changeMedia((media) =>
      media.map((each) => (each.id === medium.id ? { ...each, ...changes } : each))
    );
  return (
    <>
      {stored === undefined && draftMedia.isLoaded ? (
        <p className="text-ui text-danger-11">{t(texts, 'selling.media.missing')}</p>
      ) : null}
      <FormField
        name={`alt-${place.index + 1}`}
        label={t(texts, 'selling.media.alt')}
        hint={t(texts, 'selling.media.altHint')}
      >
        {(control) => (
          <TextInput
            {...control}
            spellCheck
            value={medium.alt}
            maxLength={maxAltLength}
            onChange={(alt) => change({ alt })}
          />
        )}
      </FormField>
      <MediumStamp medium={medium} change={change} />
      {stored?.kind === 'video' ? (
        <ChoosePoster video={stored} draftMedia={draftMedia} onChosen={(posterId) => change({ posterId })} />
      ) : null}
    </>
  );
}

function moveByKey(event: KeyboardEvent, index: number, onMove: (to: number) => void): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  onMove(index + step);
}

function Thumbnail({ medium, draftMedia }: Pick<Props, 'medium' | 'draftMedia'>) {
  const stored = draftMedia.stored.get(medium.id);
  const poster = medium.posterId === null ? undefined : draftMedia.stored.get(medium.posterId)?.url;
  const box = 'aspect-video w-40 rounded-control border border-n6 bg-stage object-cover';
  if (stored === undefined) return <span className={box} />;
  if (stored.kind === 'image') return <img src={stored.url} alt={medium.alt} className={box} />;
  return (
    <video
      src={stored.url}
      poster={poster}
      muted
      preload="metadata"
      aria-label={medium.alt}
      className={box}
    />
  );
}
