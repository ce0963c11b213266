import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type TagProps = {
  readonly children: ReactNode;
  readonly tone?: TagTone;
  readonly className?: string;
};

const tones = {
  neutral: 'bg-n4 text-n11',
  info: 'bg-daylight-3 text-daylight-11',
  success: 'bg-success-3 text-success-11',
  warning: 'bg-warning-3 text-warning-11',
  danger: 'bg-danger-3 text-danger-11'
} as const;

export type TagTone = keyof typeof tones;

/** A small fact in mono, such as 16:9 or 24 fps. */
export function Tag({ children, tone = 'neutral', className }: TagProps) {
  return (
    <span
      dir="auto"
      className={classNames(
        'inline-block max-w-full truncate rounded-tag px-2 py-0.5 text-meta font-medium',
        tones[tone],
        className
      )}
    >
      {children}
    </span>
  );
}
