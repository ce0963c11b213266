import type { ListingPage } from '#shared/domain/market/listing.ts';
import { minRateBuyers, type UsableRate } from '#shared/domain/market/community/usable-rate.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { nameModel, useMarketDependencies } from '../data/dependencies.tsx';
import { ReportButton } from '../reviews/report-button.tsx';
import { OwnResult } from './own-result.tsx';
import { ResultItem } from './result-item.tsx';
import {
  type OwnResults,
  useInvalidateResults,
  useOwnResult,
  useResults,
  useUsableRates
} from './result-queries.ts';

/** Buyers' results of a prompt and its rate of usable takes. A bundle has none of its own. */
export const ListingResults = ({ listing: { kind, slug } }: { readonly listing: ListingPage }) =>
  kind === 'prompt' ? <PromptResults slug={slug} /> : null;

function PromptResults({ slug }: { readonly slug: string }) {
  const { canEmbed } = useMarketDependencies();
  const state = useResults(slug);
  const rates = useUsableRates(slug);
  const mine = useOwnResult(slug);
  const results = state.data?.pages.flatMap(({ items }) => items) ?? [];
  const isSeller = mine?.refusal === 'own';
  const isEmpty = state.data !== undefined && results.length === 0;
  // One's own stands above.
  const others = results.filter(({ id }) => id !== mine?.result?.id);
  return (
    <section aria-labelledby="results-title" className="grid grid-cols-1 gap-4">
      <h2 id="results-title" className="text-lead">
        {t(texts, 'marketplace.results.title')}
      </h2>
      {isEmpty ? (
        <p className="max-w-read text-ui text-n11">
          {t(texts, isSeller ? 'marketplace.results.noneYours' : 'marketplace.results.none')}
        </p>
      ) : null}
      {rates === undefined || isEmpty ? null : rates.length > 0 ? (
        <UsableRates rates={rates} />
      ) : (
        <p className="max-w-read text-ui text-n11">
          {t(texts, 'marketplace.results.fewBuyers', { buyers: minRateBuyers })}
        </p>
      )}
      {isSeller ? (
        <p className="max-w-read text-ui text-n11">{t(texts, 'marketplace.results.yours')}</p>
      ) : null}
      {mine === undefined ? null : <OwnResult slug={slug} mine={mine} />}
      {canEmbed && others.length > 0 ? (
        <p className="text-label text-n11">{t(texts, 'marketplace.results.consent')}</p>
      ) : null}
      <ul className="grid grid-cols-1 divide-y divide-n6 empty:hidden">
        {others.map((result) => (
          <ResultItem
            key={result.id}
            result={result}
            actions={mine === undefined ? null : <ReportResult id={result.id} mine={mine} />}
          />
        ))}
      </ul>
      <ListEnd
        state={state}
        isEmpty={results.length === 0}
        words={{
          more: t(texts, 'marketplace.results.more'),
          failed: t(texts, 'marketplace.results.failed'),
          tryAgain: t(texts, 'marketplace.results.tryAgain')
        }}
      />
    </section>
  );
}

function ReportResult({ id, mine }: { readonly id: string; readonly mine: OwnResults }) {
  const { results } = useMarketDependencies();
  const invalidate = useInvalidateResults();
  return (
    <ReportButton
      isReported={mine.reportedIds.includes(id)}
      title={t(texts, 'marketplace.results.reportTitle')}
      send={(draft) => results.report({ id, ...draft })}
      onSent={() => void invalidate()}
    />
  );
}

/** How often takes were usable, by model, each with its interval. */
function UsableRates({ rates }: { readonly rates: readonly UsableRate[] }) {
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
