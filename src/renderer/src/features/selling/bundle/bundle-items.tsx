import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusNeighbor } from '#renderer/lib/interaction/focus-neighbor.ts';
import { findDropSide, useDragOrder } from '#renderer/lib/interaction/use-drag-order.ts';
import { useMoveKeys } from '#renderer/lib/interaction/use-move-keys.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { IconButton } from '#renderer/ui/buttons/button.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { formatOwnPrice } from '../frame/format-price.ts';
import { moveItem } from '../frame/move-item.ts';
import { type BundleItem, isOnSale } from './bundle-item.ts';

type Props = {
  readonly items: readonly BundleItem[];
  /** False while the seller's prompts are loading, and where they cannot be loaded. */
  readonly isLoaded: boolean;
  readonly onChange: (itemIds: readonly string[]) => void;
};

/** The prompts of a bundle in their order. They are moved by their handle, by buttons, or by Alt with an arrow. */
export function BundleItems(props: Props) {
  if (props.items.length > 0) return <ItemList {...props} />;
  return <p className="text-ui text-n11">{t(texts, 'selling.bundle.noItems')}</p>;
}

function ItemList({ items, isLoaded, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [status, setStatus] = useState('');
  const ids = items.map(({ id }) => id);
  const move = (from: number, to: number) => {
    const { activeElement } = document;
    flushSync(() => onChange(moveItem(ids, from, to)));
    // An element that changes its place in the document loses the focus.
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    const title = items[from]?.own?.title ?? '';
    setStatus(t(texts, 'selling.bundle.moved', { title, place: to + 1, count: items.length }));
  };
  const [order, startDrag] = useDragOrder(list, ({ from, to }) => move(from, to));
  useMoveKeys(list, move);
  return (
    <>
      <ol ref={list} aria-label={t(texts, 'selling.bundle.items')} className="grid min-w-0 gap-2">
        {items.map((item, index) => (
          <li
            key={item.id}
            data-drop={findDropSide(order, index)}
            data-dragged={order?.from === index || undefined}
            className="relative flex min-w-0 flex-wrap items-center gap-x-2 rounded-control border border-n6 bg-n1 p-1.5 before:pointer-events-none before:absolute before:inset-x-0 before:h-1 before:rounded-full data-dragged:border-accent-8 data-dragged:opacity-60 data-[drop=after]:before:-bottom-2 data-[drop=after]:before:bg-accent-8 data-[drop=before]:before:-top-2 data-[drop=before]:before:bg-accent-8"
          >
            <ItemRow
              item={item}
              isLoaded={isLoaded}
              index={index}
              count={items.length}
              onDragStart={startDrag}
              onMove={move}
              onRemove={() => onChange(ids.filter((id) => id !== item.id))}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {status}
      </p>
    </>
  );
}

type RowProps = {
  readonly item: BundleItem;
  readonly isLoaded: boolean;
  readonly index: number;
  readonly count: number;
  readonly onDragStart: (event: PointerEvent<HTMLElement>, index: number) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
};

function ItemRow({ item, isLoaded, index, count, onDragStart, onMove, onRemove }: RowProps) {
  const title = nameItem(item);
  return (
    <>
      <button
        type="button"
        aria-label={t(texts, 'selling.bundle.move', { title })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        data-tip={t(texts, 'selling.bundle.moveTip')}
        onPointerDown={(event) => onDragStart(event, index)}
        className={`${buttonClasses('ghost', { isSquare: true })} cursor-grab touch-none active:cursor-grabbing`}
      >
        <GripVertical aria-hidden size={16} />
      </button>
      <ItemText item={item} isLoaded={isLoaded} />
      <span className="ms-auto flex">
        <IconButton
          icon={ArrowUp}
          label={t(texts, 'selling.bundle.moveUp', { title })}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        />
        <IconButton
          icon={ArrowDown}
          label={t(texts, 'selling.bundle.moveDown', { title })}
          disabled={index === count - 1}
          onClick={() => onMove(index, index + 1)}
        />
        <IconButton
          icon={X}
          label={t(texts, 'selling.bundle.remove', { title })}
          onClick={({ currentTarget }) => {
            focusNeighbor(currentTarget);
            onRemove();
          }}
        />
      </span>
    </>
  );
}

const nameItem = ({ own }: BundleItem): string => own?.title ?? t(texts, 'selling.bundle.unknown');

function ItemText({ item, isLoaded }: { readonly item: BundleItem } & Pick<Props, 'isLoaded'>) {
  const { own } = item;
  const isUnavailable = isLoaded && (own === null || !isOnSale(own));
  return (
    <p className="grid min-w-0 flex-1 basis-32 text-ui">
      <span dir="auto" className="truncate">
        {own === null && !isLoaded ? '…' : nameItem(item)}
      </span>
      <span className="flex flex-wrap items-center gap-2 text-label text-n11 tabular-nums">
        {own === null ? null : formatOwnPrice(own)}
        {isUnavailable ? <Tag tone="warning">{t(texts, 'selling.bundle.unavailable')}</Tag> : null}
      </span>
    </p>
  );
}
