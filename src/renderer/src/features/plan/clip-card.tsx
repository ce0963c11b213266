import { ArrowDown, ArrowUp, GripVertical, type LucideIcon, Merge, Split, TriangleAlert } from 'lucide-react';
import { memo, type PointerEvent } from 'react';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button, IconButton } from '#renderer/ui/buttons/button.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import type { Clip } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { formatClock } from '#shared/domain/craft/prompt/text/time-stamps.ts';
import { type ClipActions, clipHandle } from './clip-actions.ts';
import { ClipWords, FinishedClip } from './clip-text-fields.tsx';

export type ClipCardProps = {
  readonly clip: Clip;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** The prompt's, for the pace of speech. */
  readonly language: string;
  /** Lengths to pick from, in seconds. */
  readonly choices: readonly number[];
  /** The nearest length the model takes; null where the clip's own is taken. */
  readonly fix: number | null;
  readonly actions: ClipActions;
  readonly onDragStart: (event: PointerEvent<HTMLElement>, index: number) => void;
};

/** Limits of the model that the clip exceeds, each with its fix where one click is enough. */
function ClipProblems({ clip, index, fix, actions }: ClipCardProps) {
  if (clip.problems.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-warning-6 bg-warning-3 px-3 py-2 text-ui text-warning-11">
      <TriangleAlert aria-hidden size={16} className="shrink-0" />
      <ul className="min-w-0 flex-1 basis-52">
        {clip.problems.map((problem) => (
          <li key={problem.id}>{translate(problem)}</li>
        ))}
      </ul>
      {fix !== null && (
        <Button
          aria-label={t(texts, 'plan.setFor', { seconds: fix, number: index + 1 })}
          onClick={() => actions.edit(clip.id, { seconds: fix })}
        >
          {t(texts, 'plan.set', { seconds: fix })}
        </Button>
      )}
    </div>
  );
}

/** Number, time and length, and what is done to the clip as a whole. */
function ClipHeader({ clip, index, count, choices, fix, actions, onDragStart }: ClipCardProps) {
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

/** One clip: where it stands, how long it is, what happens and what is said in it. */
export const ClipCard = memo(function ClipCard(props: ClipCardProps) {
  const { clip, index, language, actions } = props;
  return (
    <article aria-label={t(texts, 'plan.clip', { number: index + 1 })} className="grid min-w-0 gap-3 p-3">
      <ClipHeader {...props} />
      <ClipProblems {...props} />
      <ClipWords clip={clip} number={index + 1} language={language} onEdit={actions.edit} />
      <ClipExtras clip={clip} />
      <FinishedClip text={clip.text} index={index} actions={actions} />
    </article>
  );
});

function ClipExtras({ clip: { shotTypes, soundEffects } }: { readonly clip: Clip }) {
  const rows = [
    { name: t(texts, 'plan.shot'), values: shotTypes },
    { name: t(texts, 'plan.sound'), values: soundEffects }
  ].filter(({ values }) => values.length > 0);
  if (rows.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-label">
      {rows.map(({ name, values }) => (
        <div key={name} className="flex min-w-0 gap-2">
          <dt className="text-n10">{name}</dt>
          <dd dir="auto" className="[text-align:match-parent] min-w-0 wrap-anywhere text-n12">
            {values.map(choiceLabel).join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
