import type { UsableRate } from '#shared/domain/market/community/usable-rate.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { nameModel, useMarketDependencies } from '../data/dependencies.tsx';

/** How often takes were usable, by model, each with its interval. */
export function UsableRates({ rates }: { readonly rates: readonly UsableRate[] }) {
  return (
    <div className="grid gap-3 rounded-panel border border-n6 bg-n2 p-4">
      <ul aria-label={t(texts, 'marketplace.results.rates')} className="grid gap-4">
        {rates.map((rate) => (
          <Rate key={rate.model} rate={rate} />
        ))}
      </ul>
      <details className="text-ui">
        <summary className="inline-flex min-h-target items-center rounded-tag text-daylight-11 underline">
          {t(texts, 'marketplace.results.how')}
        </summary>
        <p className="max-w-read pt-1 text-n11">{t(texts, 'marketplace.results.howText')}</p>
      </details>
    </div>
  );
}

const toPercent = (rate: number): number => Math.round(rate * 100);

function Rate({ rate: { model, buyers, usable, takes, low, high } }: { readonly rate: UsableRate }) {
  const { models } = useMarketDependencies();
  return (
    <li className="grid max-w-read gap-1">
      <p className="text-ui font-semibold">
        {t(texts, 'marketplace.results.rate', { usable, takes, model: nameModel(models, model) })}
      </p>
      <span aria-hidden="true" className="relative block h-2 rounded-full bg-n4">
        <span
          className="absolute inset-y-0 rounded-full bg-accent-8"
          style={{ insetInlineStart: `${low * 100}%`, width: `${(high - low) * 100}%` }}
        />
        <span
          className="absolute -inset-y-1 w-0.5 bg-n12"
          style={{ insetInlineStart: `calc(${(usable / takes) * 100}% - 1px)` }}
        />
      </span>
      <p className="text-label text-n11">
        {t(texts, 'marketplace.results.rateBuyers', { buyers, low: toPercent(low), high: toPercent(high) })}
      </p>
    </li>
  );
}
