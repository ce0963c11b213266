import type { CSSProperties } from 'react';
import { type Grade, gradeBackground } from './grade.ts';
import { type Motion, MotionPath, stretchPath } from './motion-path.tsx';

const ratio = 16 / 9;

/** A small picture of a grade, for a list of choices. It fills its box. */
export function GradeSwatch({ grade }: { readonly grade: Grade }) {
  return (
    <span
      aria-hidden
      className="block size-full forced-color-adjust-none"
      style={{ background: gradeBackground(grade) }}
    />
  );
}

/** A small picture of a move; a frame travels the path while the choice is pointed at or in focus. */
export function MotionSwatch({ motion }: { readonly motion: Motion }) {
  const travel: CSSProperties = { offsetPath: `path("${stretchPath(motion.path, ratio)[0] ?? 'M0 0'}")` };
  return (
    <span aria-hidden className="kit-motion relative block size-full bg-stage forced-color-adjust-none">
      <MotionPath ratio={ratio} motion={motion} />
      {!motion.isStill && (
        <svg viewBox={`0 0 ${ratio * 100} 100`} className="absolute inset-0 size-full" fill="none">
          <rect
            x="-24"
            y="-13.5"
            width="48"
            height="27"
            className="kit-motion-frame stroke-accent-9"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
            style={travel}
          />
        </svg>
      )}
    </span>
  );
}
