import { ArrowDown, ArrowUp, GripVertical, type LucideIcon, Merge, Split } from 'lucide-react';
import type { ClipKind } from '#shared/domain/plan/clip-plan.ts';
import { formatClock } from '#shared/domain/plan/time-stamps.ts';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { IconButton } from '#renderer/ui/button.tsx';
import { SelectInput } from '#renderer/ui/select-input.tsx';
import { Tag } from '#renderer/ui/tag.tsx';
import { clipHandle } from './clip-anchor.ts';
import type { ClipCardProps } from './clip-card-props.ts';

const kinds: Readonly<Record<ClipKind, string>> = { clip: 'Clip', extension: 'Extension', shot: 'Shot' };

/** Number, time and length, and what is done to the clip as a whole. */
export function ClipHeader({ clip, index, count, choices, fix, deeds, onDragStart }: ClipCardProps) {
  const { id, kind, take, seconds, startSeconds } = clip;
  const number = index + 1;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <button
        type="button"
        id={clipHandle(id)}
        aria-label={`Move clip ${number}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        data-tip="Drag, or press Alt with an arrow"
        onPointerDown={(event) => onDragStart(event, index)}
        className={`${buttonClasses('ghost', { isSquare: true })} cursor-grab touch-none active:cursor-grabbing`}
      >
        <GripVertical aria-hidden size={16} />
      </button>
      <h3 className="-ms-2 text-read tabular-nums">{number}</h3>
      <p className="font-mono text-meta text-n11">
        {formatClock(startSeconds)}–{formatClock(startSeconds + seconds)}
      </p>
      <Tag>{kind === 'clip' ? kinds.clip : `${kinds[kind]}, take ${take}`}</Tag>
      <SelectInput
        label={`Length of clip ${number}`}
        value={String(seconds)}
        options={listOptions(choices, seconds, fix !== null)}
        onChange={(value) => deeds.edit(id, { seconds: Number(value) })}
        className="min-w-24"
      />
      <div className="ms-auto flex">
        <Deed
          label={`Move clip ${number} up`}
          icon={ArrowUp}
          isPossible={index > 0}
          onClick={() => deeds.move(id, index - 1)}
        />
        <Deed
          label={`Move clip ${number} down`}
          icon={ArrowDown}
          isPossible={number < count}
          onClick={() => deeds.move(id, index + 1)}
        />
        <Deed
          label={`Split clip ${number}`}
          icon={Split}
          isPossible={seconds > 1}
          onClick={() => deeds.split(id)}
        />
        <Deed
          label={`Merge clip ${number} with the next`}
          icon={Merge}
          isPossible={number < count}
          onClick={() => deeds.merge(id)}
        />
      </div>
    </div>
  );
}

/** The clip's own length stays among them, whether the model takes it or not. */
function listOptions(choices: readonly number[], own: number, isRefused: boolean) {
  const all = choices.includes(own) ? choices : [...choices, own].toSorted((one, other) => one - other);
  return all.map((length) => ({
    value: String(length),
    label: length === own && isRefused ? `${length} s · not taken` : `${length} s`
  }));
}

type DeedProps = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isPossible: boolean;
  readonly onClick: () => void;
};

/** Stays reachable where it can do nothing, so that the focus is not lost at the end of the list. */
function Deed({ label, icon, isPossible, onClick }: DeedProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={!isPossible}
      className={isPossible ? undefined : 'text-n9'}
      onClick={isPossible ? onClick : undefined}
    />
  );
}
