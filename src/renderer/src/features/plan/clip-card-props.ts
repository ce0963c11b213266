import type { PointerEvent } from 'react';
import type { Clip } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import type { ClipActions } from './clip-actions.ts';

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
