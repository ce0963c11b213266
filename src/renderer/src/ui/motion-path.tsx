import { useId } from 'react';
import { stretchPath } from './stretch-path.ts';

export type Motion = {
  /** Where the view goes, on a 100 × 100 square: absolute M, L, C, Q, S, T only; the arrow stands at its end. */
  readonly path: string;
  /** A view that does not move: a cross in the middle is drawn and the path is ignored. */
  readonly isStill: boolean;
};

const stillPath = 'M 50 42 L 50 58 M 42 50 L 58 50';

/** The way of the view over a frame, as a dashed line with an arrow head; dark under light, to read on any picture. */
export function MotionPath({ ratio, motion }: { readonly ratio: number; readonly motion: Motion }) {
  const arrow = useId();
  const centre = (ratio * 100) / 2;
  const cross = `M ${centre} 43 L ${centre} 57 M ${centre - 7} 50 L ${centre + 7} 50`;
  const d = motion.isStill || motion.path === '' ? cross : stretchPath(motion.path, ratio);
  const isMoving = d !== cross && motion.path !== stillPath;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${ratio * 100} 100`}
      className="absolute inset-0 size-full overflow-visible"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {isMoving && (
        <marker
          id={arrow}
          viewBox="0 0 10 10"
          refX="6"
          refY="5"
          markerWidth="9"
          markerHeight="9"
          markerUnits="userSpaceOnUse"
          orient="auto-start-reverse"
        >
          <path
            d="M 0.5 0.5 L 9.5 5 L 0.5 9.5 L 2.5 5 Z"
            fill="white"
            stroke="black"
            strokeOpacity="0.45"
            strokeWidth="0.8"
          />
        </marker>
      )}
      <path d={d} stroke="black" strokeOpacity="0.4" strokeWidth="4" vectorEffect="non-scaling-stroke" />
      <path
        d={d}
        stroke="white"
        strokeWidth="2"
        strokeDasharray={isMoving ? '5 5' : undefined}
        vectorEffect="non-scaling-stroke"
        markerEnd={isMoving ? `url(#${arrow})` : undefined}
      />
    </svg>
  );
}
