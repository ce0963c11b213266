import { useMemo, useRef } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { findDropSide, useDragOrder } from '#renderer/lib/interaction/use-drag-order.ts';
import { useMoveKeys } from '#renderer/lib/interaction/use-move-keys.ts';
import texts from '#renderer/messages/en/plan.json';
import type { PlanSource } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import { clipAnchor, createClipActions } from './clip-actions.ts';
import { ClipCard } from './clip-card.tsx';
import { findLengthFix, listLengthChoices } from './plan-models.ts';
import { planContext } from './plan-state.ts';
import type { PlanOutlets } from './plan-export-actions.ts';
import type { PlanVersion } from './plan-version.ts';

type ClipListProps = {
  readonly version: PlanVersion;
  readonly source: PlanSource;
  readonly outlets: PlanOutlets;
};

/** The clips in order. They are moved by their handle, by buttons, or by Alt with an arrow. */
export function ClipList({ version: { plan }, source, outlets }: ClipListProps) {
  const store = planContext.useStoreApi();
  const list = useRef<HTMLOListElement>(null);
  const { clips, resolution } = plan;
  const actions = useMemo(() => createClipActions(store, outlets), [store, outlets]);
  const choices = useMemo(() => listLengthChoices(resolution, source), [resolution, source]);
  const move = (from: number, to: number) => {
    const clip = clips[from];
    if (clip !== undefined) actions.move(clip.id, to);
  };
  const [order, startDrag] = useDragOrder(list, ({ from, to }) => move(from, to));
  useMoveKeys(list, move);

  return (
    <ol ref={list} aria-label={t(texts, 'plan.list')} className="grid min-w-0 gap-3">
      {clips.map((clip, index) => (
        <li
          key={clip.id}
          id={clipAnchor(clip.id)}
          data-drop={findDropSide(order, index)}
          data-dragged={order?.from === index || undefined}
          className="relative min-w-0 scroll-mt-4 rounded-panel border border-n6 bg-n2 before:pointer-events-none before:absolute before:inset-x-0 before:h-1 before:rounded-full target:border-daylight-6 data-dragged:border-accent-8 data-dragged:opacity-60 data-[drop=after]:before:-bottom-2.5 data-[drop=after]:before:bg-accent-8 data-[drop=before]:before:-top-2.5 data-[drop=before]:before:bg-accent-8"
        >
          <ClipCard
            clip={clip}
            index={index}
            count={clips.length}
            language={source.document.data.language}
            choices={choices[clip.kind]}
            fix={findLengthFix(clip, plan, source)}
            actions={actions}
            onDragStart={startDrag}
          />
        </li>
      ))}
    </ol>
  );
}
