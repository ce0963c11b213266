import type { ReactNode } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import type { ListingPage } from '#shared/domain/market/listing.ts';
import { ChoiceNote, ListingPrice, SaleTerms } from '../cards/listing-price.tsx';

type Props = {
  readonly listing: Pick<
    ListingPage,
    'price' | 'isPayWhatYouWant' | 'suggested' | 'sale' | 'prompts' | 'licence'
  >;
  /** Null while it is not known. */
  readonly refundDays: number | null;
  /** The button to buy it. */
  readonly action: ReactNode;
};

/** The price of a listing, and what it includes. */
export function OfferDetails({ listing, refundDays, action }: Props) {
  const { prompts, licence } = listing;
  const words = prompts.reduce((sum, { facts }) => sum + facts.wordCount, 0);
  return (
    <>
      <div className="grid gap-1">
        <p className="text-headline font-semibold tabular-nums">
          <ListingPrice listing={listing} />
        </p>
        <ChoiceNote listing={listing} />
        <SaleTerms listing={listing} />
      </div>
      {action}
      <ul className="grid list-disc gap-1 ps-4 text-ui">
        <li>{t(texts, 'marketplace.get.prompts', { count: prompts.length })}</li>
        <li>{t(texts, 'marketplace.get.words', { count: words })}</li>
        <li>{t(texts, `marketplace.license.${licence}`)}</li>
        <li>{t(texts, 'marketplace.get.formats')}</li>
      </ul>
      {refundDays === null ? null : (
        <p className="text-label text-n11">{t(texts, 'marketplace.refundShort', { days: refundDays })}</p>
      )}
    </>
  );
}
