import { licenseTexts } from '#shared/domain/market/license-texts.ts';
import type { ListingPage } from '#shared/domain/market/listing.ts';
import { LegalTextContent } from '#renderer/feature-api/legal-text-content.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';

/** The license that a purchase would record, and the refund terms. */
export function Terms({
  listing: { licence, licenseText, refund }
}: {
  readonly listing: Pick<ListingPage, 'licence' | 'licenseText' | 'refund'>;
}) {
  const text = licenseText ?? licenseTexts[licence];
  return (
    <section aria-labelledby="terms-title" className="grid gap-3">
      <h2 id="terms-title" className="text-lead">
        {t(texts, 'marketplace.terms')}
      </h2>
      <div className="grid max-w-read gap-1 text-read">
        <h3 className="text-ui">{t(texts, `marketplace.license.${licence}`)}</h3>
        <LegalTextContent text={text} />
        <p className="text-label text-n10">
          {t(texts, 'marketplace.licenseVersion', { version: text.version })}
        </p>
      </div>
      <div className="grid max-w-read gap-1 text-read">
        <h3 className="text-ui">{t(texts, 'marketplace.refunds')}</h3>
        <p>{t(texts, 'marketplace.refundLong', { days: refund.windowDays })}</p>
      </div>
    </section>
  );
}
