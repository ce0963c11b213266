import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findModel } from '#shared/domain/craft/model/registry/registry.ts';
import { paths } from '#shared/contract/paths.ts';
import { SellerMonth, summarizeMonths } from '#shared/domain/market/dashboard/seller-month.ts';
import { chooseRange } from '#shared/domain/market/dashboard/choose-range.ts';
import {
  choosePeriod,
  type SellerStatistics,
  type StatisticsRange
} from '#shared/domain/market/seller-statistics.ts';
import { askOrRead, readKnownRows } from '#renderer/feature-api/sync/known-rows.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { formatDayInUtc } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { SellingFailure } from '../frame/selling-failure.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { FiguresTable } from './figures-table.tsx';
import { PeriodChart } from './period-chart.tsx';
import { RangePicker, type StatisticsChoice } from './range-picker.tsx';
import {
  writeListingsCsv,
  writeModelsCsv,
  writePeriodsCsv,
  writePhrasesCsv,
  writeSourcesCsv
} from './statistics-csv.ts';
import { SearchPhrases } from './search-phrases.tsx';
import { Countries, type SectionProps, Shares } from './shares.tsx';

/** The seller's statistics. `since` is when the seller applied, in Unix ms. */
export function Statistics({ since }: { readonly since: number }) {
  const { now } = useServices();
  const [choice, setChoice] = useState<StatisticsChoice>('month');
  const [range, setRange] = useState(() => chooseRange('month', { now: now(), since }));
  const choose = (next: StatisticsChoice) => {
    setChoice(next);
    if (next !== 'own') setRange(chooseRange(next, { now: now(), since }));
  };
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="text-lead font-semibold">{t(texts, 'selling.statistics')}</h2>
      <RangePicker choice={choice} range={range} onChoose={choose} onSetRange={setRange} />
      <Figures range={range} />
    </section>
  );
}

function Figures({ range }: { readonly range: StatisticsRange }) {
  const { sellers, replica } = useSellingDependencies();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['sellers.getStatistics', range.from, range.to],
    queryFn: () =>
      askOrRead(sellers.getStatistics(range), async () => {
        const known = await readKnownRows(replica, 'sellerMonths', SellerMonth);
        return known && summarizeMonths(known, range);
      }),
    placeholderData: keepPreviousData,
    staleTime: 0
  });
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'selling.statistics.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined) {
    return <SellingFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid min-w-0 gap-6" aria-busy={isFetching}>
      <FigureTiles statistics={data} />
      <PeriodChart statistics={data} />
      <Tables statistics={data} />
    </div>
  );
}

function Tables({ statistics }: { readonly statistics: SellerStatistics }) {
  const save = useSaveCsv();
  const registry = useModelRegistry();
  const { range, periods, listings, models, phrases } = statistics;
  const length = choosePeriod(range);
  const nameModel = (id: string): string =>
    (registry === null ? undefined : findModel(registry, id)?.label) ?? id;
  return (
    <>
      <FiguresTable
        title={t(texts, `selling.statistics.by.${length}`)}
        first={t(texts, length === 'day' ? 'selling.statistics.day' : 'selling.statistics.from')}
        drawn="views"
        rows={periods.toReversed().map((period) => ({
          ...period,
          key: period.from,
          name: formatDayInUtc(Date.parse(period.from))
        }))}
        onSave={() => void save(`statistics-${range.from}-${range.to}.csv`, writePeriodsCsv(statistics))}
      />
      {listings.length === 0 ? null : (
        <FiguresTable
          title={t(texts, 'selling.statistics.byListing')}
          first={t(texts, 'selling.statistics.listing')}
          drawn="sales"
          rows={listings.map((listing) => ({
            ...listing,
            key: listing.slug,
            name: (
              <Link to={paths.listing.getHref(listing.slug)} className="hover:underline" dir="auto">
                {listing.title}
              </Link>
            )
          }))}
          onSave={() => void save(`listings-${range.from}-${range.to}.csv`, writeListingsCsv(statistics))}
        />
      )}
      {models.length === 0 ? null : (
        <FiguresTable
          title={t(texts, 'selling.statistics.byModel')}
          first={t(texts, 'selling.statistics.model')}
          drawn="sales"
          rows={models.map((row) => ({ ...row, key: row.model, name: nameModel(row.model) }))}
          onSave={() =>
            void save(`models-${range.from}-${range.to}.csv`, writeModelsCsv(statistics, nameModel))
          }
        />
      )}
      <Sources statistics={statistics} save={save} />
      <Countries statistics={statistics} save={save} />
      <SearchPhrases
        phrases={phrases}
        onSave={() => void save(`searches-${range.from}-${range.to}.csv`, writePhrasesCsv(statistics))}
      />
    </>
  );
}

/** From which pages listings were opened. */
function Sources({ statistics, save }: SectionProps) {
  const { range, sources } = statistics;
  if (sources.length === 0) return null;
  return (
    <Shares
      title={t(texts, 'selling.statistics.sources')}
      shares={sources.map(({ source, views }) => ({
        key: source,
        name: t(texts, `selling.statistics.source.${source}`),
        count: views
      }))}
      note={t(texts, 'selling.statistics.privacy')}
      onSave={() => void save(`sources-${range.from}-${range.to}.csv`, writeSourcesCsv(statistics))}
    />
  );
}

/** Saves a file. Only a failure is reported, because the system shows its own confirmation. */
function useSaveCsv(): SectionProps['save'] {
  const { platform, notify } = useServices();
  return async (name, text) => {
    const saved = await platform.files.save(name, text);
    if (saved.ok) return;
    notify({
      type: 'error',
      title: t(texts, 'selling.statistics.notSaved'),
      message: translateError(saved.error)
    });
  };
}
