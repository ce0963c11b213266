import { Flag } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { MarketProvider, useMarketDependencies } from '../data/dependencies.tsx';
import type { ReportDialog } from './report-dialog.tsx';

const reportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog);

type Props = Omit<ComponentProps<typeof ReportDialog>, 'onClose'> & {
  readonly isReported: boolean;
  /** Needed where the reported item is not next to the button. */
  readonly label?: string;
};

/** The button with what it needs, for a screen of another feature. */
export const ProvidedReportButton = (props: Props) => (
  <MarketProvider>
    <ReportButton {...props} />
  </MarketProvider>
);

/** Reports something once; afterwards it says so. */
export function ReportButton({ isReported, label = t(texts, 'marketplace.review.report'), ...rest }: Props) {
  const { isOnline } = useMarketDependencies();
  const [isOpen, setIsOpen] = useState(false);
  if (isReported) return <p className="text-label text-n11">{t(texts, 'marketplace.review.reported')}</p>;
  return (
    <>
      <Button
        variant="ghost"
        icon={Flag}
        reason={isOnline ? undefined : t(texts, 'marketplace.review.offline')}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen ? <reportDialog.LazyPart {...rest} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
