import { useId } from 'react';

export type Motion = {
  /** The path of the view on a 100 × 100 square, in absolute commands; each line ends in an arrow. */
  readonly path: string;
  /** The view does not travel: the path is only a mark, without arrows. */
  readonly isStill: boolean;
};

function ArrowHead({ id, size }: { readonly id: string; readonly size: number }) {
  return (
    <marker
      id={id}
      viewBox="0 0 10 10"
      refX="6"
      refY="5"
      markerWidth={size}
      markerHeight={size}
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path
        d="M 0.5 0.5 L 9.5 5 L 0.5 9.5 L 2.5 5 Z"
        fill="white"
        stroke="black"
        strokeOpacity="0.45"
        strokeWidth="0.8"
      />
    </marker>
  );
}

/** The way of the view over a frame, as dashed lines with arrow heads; dark under light, to read on any picture. */
export function MotionPath({ ratio, motion }: { readonly ratio: number; readonly motion: Motion }) {
  const arrow = useId();
  const { isStill } = motion;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${ratio * 100} 100`}
      className="absolute inset-0 size-full overflow-visible"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {!isStill && <ArrowHead id={arrow} size={5.5 * Math.max(ratio, 1.2)} />}
      {stretchPath(motion.path, ratio).map((line) => (
        <g key={line}>
          <path
            d={line}
            stroke="black"
            strokeOpacity="0.4"
            strokeWidth="4"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={line}
            stroke="white"
            strokeWidth="2"
            strokeDasharray={isStill ? undefined : '5 5'}
            vectorEffect="non-scaling-stroke"
            markerEnd={isStill ? undefined : `url(#${arrow})`}
          />
        </g>
      ))}
    </svg>
  );
}

/** The axis of each number of a path command: along the frame (x), up and down (y), or neither (n). */
const numbersOf: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  S: 'xyxy',
  Q: 'xyxy',
  C: 'xyxyxy',
  H: 'x',
  V: 'y',
  A: 'xynnnxy'
};

/**
 * Widens a path drawn on a 100 × 100 square to a frame of the given ratio, 100 high, and cuts it where
 * the pen is lifted. Commands are absolute (capital letters); arcs stand upright.
 */
export function stretchPath(path: string, ratio: number): readonly string[] {
  const widen = (number: string) => String(Math.round(Number(number) * ratio * 100) / 100);
  const commands = [...path.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, letter = '', rest = '']) => {
    const axes = numbersOf[letter] ?? '';
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number], index) =>
      axes[index % axes.length] === 'x' ? widen(number) : number
    );
    return `${letter}${numbers.join(' ')}`;
  });
  return commands
    .join('')
    .split(/(?=M)/)
    .filter((part) => part !== '');
}
