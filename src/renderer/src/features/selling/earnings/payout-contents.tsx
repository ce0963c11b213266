import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { LineList } from './earnings-lines.tsx';
import { usePayoutLines } from './earnings-queries.ts';

/** The share of each order in a payout. */
export const PayoutContents = ({ payoutId }: { readonly payoutId: string }) => (
  <LineList
    state={usePayoutLines(payoutId)}
    label={t(texts, 'selling.earnings.payouts.contents')}
    empty={null}
  />
);
