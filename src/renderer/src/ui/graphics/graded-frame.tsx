import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type Grade, gradeBackground } from './grade.ts';
import { type Motion, MotionPath } from './motion-path.tsx';

type GradedFrameProps = {
  /** Width over height of the frame, such as 16 / 9. */
  readonly ratio: number;
  readonly grade: Grade;
  readonly motion?: Motion;
  readonly showSafeArea?: boolean;
  /** A description of the picture. */
  readonly label: string;
  /** Fills its box with the picture, without the dark stage around it: for posters. */
  readonly isBare?: boolean;
  /** The stage's size; it is as large as its parent by default. */
  readonly className?: string;
  /** Laid over the picture. */
  readonly children?: ReactNode;
};

/** A frame in its ratio on a dark stage, lit by its grade, with the way of the camera over it. */
export function GradedFrame(props: GradedFrameProps) {
  const { ratio, grade, motion, showSafeArea = false, label, isBare = false, className, children } = props;
  const picture: CSSProperties = { background: gradeBackground(grade) };
  const fitted: CSSProperties = {
    ...picture,
    aspectRatio: String(ratio),
    width: `min(100cqw, calc(100cqh * ${ratio}))`
  };
  const overlay = (
    <>
      <span className="pointer-events-none absolute inset-0 rounded-[inherit] border border-[oklch(0.95_0_0/0.22)]" />
      {showSafeArea && (
        <span className="pointer-events-none absolute inset-[10%] border border-dashed border-[oklch(0.95_0_0/0.45)]" />
      )}
      {motion !== undefined && <MotionPath ratio={ratio} motion={motion} />}
    </>
  );
  if (isBare) {
    return (
      <div
        role="img"
        aria-label={label}
        className={classNames('relative size-full forced-color-adjust-none', className)}
        style={picture}
      >
        {overlay}
        {children}
      </div>
    );
  }
  return (
    <div className={classNames('size-full rounded-card bg-stage p-4 forced-color-adjust-none', className)}>
      <div className="@container-size grid size-full place-items-center">
        <div role="img" aria-label={label} className="relative rounded-tag" style={fitted}>
          {overlay}
          {children}
        </div>
      </div>
    </div>
  );
}
