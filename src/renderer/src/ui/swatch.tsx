import type { CSSProperties } from 'react';
import { type Grade, gradeBackground } from './grade.ts';
import type { Motion } from './motion-path.tsx';
import { stretchPath } from './stretch-path.ts';

const ratio = 16 / 9;

/** A small picture of a grade, for a list of choices. It fills its box. */
export function GradeSwatch({ grade }: { readonly grade: Grade }) {
  return <span aria-hidden className="block size-full" style={{ background: gradeBackground(grade) }} />;
}

/** A small picture of a move: a frame that travels its path while the choice is pointed at or in focus. */
export function MotionSwatch({ motion }: { readonly motion: Motion }) {
  const path = stretchPath(motion.path, ratio);
  const travel: CSSProperties = { offsetPath: `path("${path}")` };
  return (
    <span aria-hidden className="kit-motion block size-full bg-stage">
      <svg viewBox={`0 0 ${ratio * 100} 100`} className="size-full" fill="none" strokeLinecap="round">
        {motion.isStill ? (
          <path d="M 89 38 L 89 62 M 77 50 L 101 50" stroke="white" strokeWidth="3" />
        ) : (
          <>
            <path d={path} stroke="white" strokeOpacity="0.55" strokeWidth="3" strokeDasharray="5 7" />
            <rect
              x="-13"
              y="-8"
              width="26"
              height="16"
              rx="3"
              className="kit-motion-dot fill-accent-9"
              style={travel}
            />
          </>
        )}
      </svg>
    </span>
  );
}
