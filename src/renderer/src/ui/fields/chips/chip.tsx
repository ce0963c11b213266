import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { classNames } from '../../class-names.ts';
import { words } from '../../ui-texts.ts';

type ChipProps = {
  readonly label: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isTabStop: boolean;
  readonly isReordering: boolean;
  readonly isDropTarget: boolean;
  readonly onRemove: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
};

const partClasses =
  '-my-px inline-flex h-chip min-w-target items-center justify-center rounded-tag text-n10 hover:text-n12 focus-visible:-outline-offset-2 disabled:text-n7';

function MoveButtons({
  label,
  isFirst,
  isLast,
  onMove,
  side
}: ChipProps & { readonly side: 'start' | 'end' }) {
  const Icon = side === 'start' ? ChevronLeft : ChevronRight;
  const name = side === 'start' ? words.moveEarlier(label) : words.moveLater(label);
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={side === 'start' ? isFirst : isLast}
      onClick={() => onMove(side === 'start' ? -1 : 1)}
      className={classNames(partClasses, 'aria-disabled:text-n7')}
    >
      <Icon aria-hidden size={14} className="rtl:-scale-x-100" />
    </button>
  );
}

/** One value of a list: a label and the button that removes it, or the two that move it while reordering. */
export function Chip(props: ChipProps) {
  const { label, isTabStop, isReordering, isDropTarget, onRemove, onKeyDown, onFocus } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the chip's buttons
    <li
      draggable
      onDragStart={props.onDragStart}
      onDragOver={props.onDragOver}
      onDrop={props.onDrop}
      onDragEnd={props.onDragEnd}
      onKeyDown={onKeyDown}
      className={classNames(
        'inline-flex h-chip max-w-full cursor-grab items-center rounded-tag border bg-n4 text-ui text-n12 active:cursor-grabbing',
        !isReordering && 'ps-2',
        isDropTarget ? 'border-daylight-11' : 'border-n6'
      )}
    >
      {isReordering && <MoveButtons {...props} side="start" />}
      <span dir="auto" className={classNames('truncate', isReordering && 'px-0.5')}>
        {label}
      </span>
      {isReordering ? (
        <MoveButtons {...props} side="end" />
      ) : (
        <button
          type="button"
          data-chip
          tabIndex={isTabStop ? 0 : -1}
          aria-label={words.remove(label)}
          data-tip={words.chipKeys}
          onClick={onRemove}
          onFocus={onFocus}
          className={partClasses}
        >
          <X aria-hidden size={14} />
        </button>
      )}
    </li>
  );
}
