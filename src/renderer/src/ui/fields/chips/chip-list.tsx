import { type DragEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Chip } from './chip.tsx';
import { chipAction, focusAfterRemoval, moveChip, removeChip } from './chips-model.ts';
import { words } from '../../ui-texts.ts';

type ChipListProps = {
  readonly values: readonly string[];
  readonly labelOf: (value: string) => string;
  readonly label: string;
  readonly isReordering: boolean;
  readonly onChange: (values: readonly string[], spoken: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listRef: RefObject<HTMLUListElement | null>;
};

export function focusChip(list: HTMLElement | null, index: number) {
  list?.querySelectorAll<HTMLElement>('[data-chip]')[index]?.focus();
}

function useChipDrag(values: readonly string[], onMove: (from: number, to: number) => void) {
  const dragged = useRef<number>(undefined);
  const [target, setTarget] = useState<number>();
  const end = () => {
    dragged.current = undefined;
    setTarget(undefined);
  };
  return {
    target,
    propsOf: (index: number) => ({
      onDragStart: (event: DragEvent) => {
        dragged.current = index;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', values[index] ?? '');
      },
      onDragOver: (event: DragEvent) => {
        if (dragged.current === undefined) return;
        event.preventDefault();
        setTarget(index);
      },
      onDrop: (event: DragEvent) => {
        if (dragged.current === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        onMove(dragged.current, index);
        end();
      },
      onDragEnd: end
    })
  };
}

/** The chosen values in their order. One of them is in the tab order; arrows reach the others. */
export function ChipList(props: ChipListProps) {
  const { values, labelOf, label, isReordering, onChange, input, listRef } = props;
  const [tabStop, setTabStop] = useState(0);
  const toFocus = useRef<number>(undefined);

  // After every drawing: the chip to focus is there only once the new order is drawn.
  useLayoutEffect(() => {
    if (toFocus.current !== undefined) focusChip(listRef.current, toFocus.current);
    toFocus.current = undefined;
  });

  function move(from: number, to: number) {
    const moved = moveChip(values, from, to);
    const value = values[from];
    if (moved === values || value === undefined) return;
    toFocus.current = isReordering ? undefined : to;
    onChange(moved, words.moved(labelOf(value), to + 1, values.length));
  }

  function remove(index: number) {
    const left = removeChip(values, index);
    toFocus.current = focusAfterRemoval(index, left.length);
    if (toFocus.current === undefined) input.current?.focus();
    onChange(left, words.removed(labelOf(values[index] ?? '')));
  }

  function handleKeyDown(event: KeyboardEvent, index: number) {
    if (event.ctrlKey || event.metaKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const action = chipAction({ key: event.key, isAlt: event.altKey, isRtl }, index, values.length);
    if (action === undefined || (isReordering && action.kind !== 'move')) return;
    event.preventDefault();
    if (action.kind === 'move') move(index, action.to);
    else if (action.kind === 'remove') remove(index);
    else if (action.kind === 'focus') focusChip(listRef.current, action.to);
    else input.current?.focus();
  }

  const drag = useChipDrag(values, move);
  return (
    <ul ref={listRef} aria-label={words.chosen(label)} className="contents">
      {values.map((value, index) => (
        <Chip
          key={`${value} ${values.slice(0, index).filter((earlier) => earlier === value).length}`}
          label={labelOf(value)}
          isFirst={index === 0}
          isLast={index === values.length - 1}
          isTabStop={index === Math.min(tabStop, values.length - 1)}
          isReordering={isReordering}
          isDropTarget={drag.target === index}
          onRemove={() => remove(index)}
          onMove={(by) => move(index, index + by)}
          onKeyDown={(event) => handleKeyDown(event, index)}
          onFocus={() => setTabStop(index)}
          {...drag.propsOf(index)}
        />
      ))}
    </ul>
  );
}
