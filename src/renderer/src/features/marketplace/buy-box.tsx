import type { ListingPage } from '#shared/domain/market/listing.ts';
import { Part } from '#renderer/feature-api/parts.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { formatPrice } from './format-price.ts';

/** The price at the bottom of narrow windows, wherever one reads. */
export function PriceBar({ listing }: { readonly listing: ListingPage }) {
  return (
    <div className="kit-foot-bar sticky bottom-0 z-sticky -mx-4 flex items-center gap-x-4 border-t border-n6 bg-n2 px-4 py-3 text-ui min-[960px]:hidden">
      <span className="text-lead font-semibold tabular-nums">{formatPrice(listing.price)}</span>
      <div className="min-w-0 grow">
        <Part part="Buying" slug={listing.slug} title={listing.title} isShort />
      </div>
    </div>
  );
}

/** What it costs and what one gets for it. */
export function BuyBox({ listing }: { readonly listing: ListingPage }) {
  const { price, prompts, licence, refund, version, updatedAt, salesCount, isDemo } = listing;
  const words = prompts.reduce((sum, { facts }) => sum + facts.wordCount, 0);
  return (
    <aside id="offer" aria-label={t(texts, 'marketplace.offer')} className="min-w-0 scroll-mt-4">
      <div className="grid gap-4 rounded-panel border border-n6 bg-n2 p-4 min-[960px]:sticky min-[960px]:top-6">
        <p className="text-headline font-semibold tabular-nums">{formatPrice(price)}</p>
        <Part part="Buying" slug={listing.slug} title={listing.title} />
        <ul className="grid list-disc gap-1 ps-4 text-ui">
          <li>{t(texts, 'marketplace.get.prompts', { count: prompts.length })}</li>
          <li>{t(texts, 'marketplace.get.words', { count: words })}</li>
          <li>{t(texts, `marketplace.licence.${licence}`)}</li>
          <li>{t(texts, 'marketplace.get.formats')}</li>
        </ul>
        <p className="text-label text-n11">
          {t(texts, 'marketplace.refundShort', { days: refund.windowDays })}
        </p>
        <p className="text-label text-n10">
          {t(texts, 'marketplace.version', { version, moment: formatMoment(updatedAt) })}
          {salesCount === 0 || isDemo ? null : ` ${t(texts, 'marketplace.sold', { count: salesCount })}`}
        </p>
      </div>
    </aside>
  );
}
