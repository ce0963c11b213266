import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type CalloutTone = 'info' | 'warning' | 'danger' | 'success';

type CalloutProps = {
  readonly tone: CalloutTone;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Set when it appears after something the person did, so that it is read out: danger at once, others politely. */
  readonly isLive?: boolean;
  readonly className?: string;
};

const tones: Readonly<Record<CalloutTone, { readonly classes: string; readonly icon: LucideIcon }>> = {
  info: { classes: 'border-daylight-6 bg-daylight-3 text-daylight-11', icon: Info },
  warning: { classes: 'border-warning-6 bg-warning-3 text-warning-11', icon: TriangleAlert },
  danger: { classes: 'border-danger-6 bg-danger-3 text-danger-11', icon: CircleAlert },
  success: { classes: 'border-success-6 bg-success-3 text-success-11', icon: CircleCheck }
};

function roleOf(tone: CalloutTone, isLive: boolean): string {
  if (!isLive) return 'note';
  return tone === 'danger' ? 'alert' : 'status';
}

export function Callout({ tone, children, actions, isLive = false, className }: CalloutProps) {
  const { classes, icon: Icon } = tones[tone];
  return (
    <div
      role={roleOf(tone, isLive)}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border px-3 py-2 text-ui',
        classes,
        className
      )}
    >
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-2">
        <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
        <div className="min-w-0">{children}</div>
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
