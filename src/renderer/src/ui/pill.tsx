import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type PillTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

type PillProps = {
  readonly tone?: PillTone;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
  /** With it the pill is a button. */
  readonly onClick?: ComponentProps<'button'>['onClick'];
  readonly className?: string;
};

const tones: Readonly<Record<PillTone, string>> = {
  neutral: 'border-n6 bg-n3 text-n11',
  info: 'border-daylight-6 bg-daylight-3 text-daylight-11',
  success: 'border-success-6 bg-success-3 text-success-11',
  warning: 'border-warning-6 bg-warning-3 text-warning-11',
  danger: 'border-danger-6 bg-danger-3 text-danger-11'
};

/** One state in a few words; the words carry it, the colour only helps. */
export function Pill({ tone = 'neutral', icon: Icon, children, onClick, className }: PillProps) {
  const classes = classNames(
    'inline-flex min-h-6 items-center gap-1.5 rounded-full border px-2.5 text-label whitespace-nowrap',
    tones[tone],
    onClick !== undefined && 'min-h-target hover:border-current',
    className
  );
  const content = (
    <>
      {Icon !== undefined && <Icon aria-hidden size={14} className="shrink-0" />}
      {children}
    </>
  );
  if (onClick === undefined) return <span className={classes}>{content}</span>;
  return (
    <button type="button" onClick={onClick} className={classes}>
      {content}
    </button>
  );
}
