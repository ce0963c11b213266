import type { ReactNode } from 'react';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';

type RetryNoticeProps = {
  /** The text of the button. */
  readonly label: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
};

/** Says that what is shown could not be loaded or is out of date, with a button to try again. */
export function RetryNotice({ label, isBusy, onRetry, children }: RetryNoticeProps) {
  return (
    <Callout
      tone="warning"
      isLive
      actions={
        <Button isBusy={isBusy} onClick={onRetry}>
          {label}
        </Button>
      }
    >
      {children}
    </Callout>
  );
}
