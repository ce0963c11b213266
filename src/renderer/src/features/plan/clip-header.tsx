import { ArrowDown, ArrowUp, GripVertical, type LucideIcon, Merge, Split } from 'lucide-react';
import type { Clip } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import { formatClock } from '#shared/domain/craft/prompt/text/time-stamps.ts';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { IconButton } from '#renderer/ui/button.tsx';
import { SelectInput } from '#renderer/ui/select-input.tsx';
import { Tag } from '#renderer/ui/tag.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';
import { clipHandle } from './clip-element-ids.ts';
import type { ClipCardProps } from './clip-card-props.ts';

/** Number, time and length, and what is done to the clip as a whole. */
export function ClipHeader({ clip, index, count, choices, fix, actions, onDragStart }: ClipCardProps) {
  const { id, seconds, startSeconds } = clip;
  const number = index + 1;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <button
        type="button"
        id={clipHandle(id)}
        aria-label={t(texts, 'plan.move', { number })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        data-tip={t(texts, 'plan.moveTip')}
        onPointerDown={(event) => onDragStart(event, index)}
        className={`${buttonClasses('ghost', { isSquare: true })} cursor-grab touch-none active:cursor-grabbing`}
      >
        <GripVertical aria-hidden size={16} />
      </button>
      <h3 className="-ms-2 text-read tabular-nums">{number}</h3>
      <p className="font-mono text-meta text-n11">
        {formatClock(startSeconds)}–{formatClock(startSeconds + seconds)}
      </p>
      <Tag>{describeClipKind(clip)}</Tag>
      <SelectInput
        label={t(texts, 'plan.length', { number })}
        value={String(seconds)}
        options={listOptions(choices, seconds, fix !== null)}
        onChange={(value) => actions.edit(id, { seconds: Number(value) })}
        className="min-w-24"
      />
      <div className="ms-auto flex">
        <ClipActionButton
          label={t(texts, 'plan.moveUp', { number })}
          icon={ArrowUp}
          isPossible={index > 0}
          onClick={() => actions.move(id, index - 1)}
        />
        <ClipActionButton
          label={t(texts, 'plan.moveDown', { number })}
          icon={ArrowDown}
          isPossible={number < count}
          onClick={() => actions.move(id, index + 1)}
        />
        <ClipActionButton
          label={t(texts, 'plan.split', { number })}
          icon={Split}
          isPossible={seconds > 1}
          onClick={() => actions.split(id)}
        />
        <ClipActionButton
          label={t(texts, 'plan.merge', { number })}
          icon={Merge}
          isPossible={number < count}
          onClick={() => actions.merge(id)}
        />
      </div>
    </div>
  );
}

/** "Clip", "Extension, take 2". */
function describeClipKind({ kind, take }: Clip): string {
  const name = t(texts, `plan.kind.${kind}`);
  return kind === 'clip' ? name : t(texts, 'plan.kindInTake', { kind: name, take });
}

/** The clip's own length stays among them, whether the model takes it or not. */
function listOptions(choices: readonly number[], own: number, isRefused: boolean) {
  const all = choices.includes(own) ? choices : [...choices, own].toSorted((one, other) => one - other);
  return all.map((length) => ({
    value: String(length),
    label: t(texts, length === own && isRefused ? 'plan.lengthRefused' : 'plan.seconds', {
      seconds: length
    })
  }));
}

type ClipActionButtonProps = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isPossible: boolean;
  readonly onClick: () => void;
};

/** Stays reachable where it can do nothing, so that the focus is not lost at the end of the list. */
function ClipActionButton({ label, icon, isPossible, onClick }: ClipActionButtonProps) {
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
