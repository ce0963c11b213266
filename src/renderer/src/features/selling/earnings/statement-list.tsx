import { useState } from 'react';
import type { EarningsSummary } from '#shared/domain/trade/payout/earnings.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useSearchParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { AmountRow } from './amount-row.tsx';
import { useStatements } from './earnings-queries.ts';
import { InvoiceDetailsDialog } from './invoice-details-dialog.tsx';
import { StatementDialog } from './statement-dialog.tsx';
import { StatementRow } from './statement-row.tsx';

/** The statement of every month with sales or payouts, and the total of each year. */
export function StatementList({ summary }: { readonly summary: EarningsSummary }) {
  const { data, isError, isFetching, refetch } = useStatements(summary);
  const [query, setQuery] = useSearchParams();
  const opened = query.get('statement');
  const [problem, setProblem] = useState<string | null>(null);
  const [isEditingDetails, setIsEditingDetails] = useState(false);
  return (
    <section aria-labelledby="statements-title" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="statements-title" className="text-read font-semibold">
          {t(texts, 'selling.earnings.statements')}
        </h2>
        <Button onClick={() => setIsEditingDetails(true)}>{t(texts, 'selling.invoice.details')}</Button>
      </div>
      {problem === null ? null : (
        <Callout tone="danger" isLive>
          {problem}
        </Callout>
      )}
      {isError ? (
        <Callout
          tone="warning"
          actions={
            <Button isBusy={isFetching} onClick={() => void refetch()}>
              {t(texts, 'selling.earnings.tryAgain')}
            </Button>
          }
        >
          {t(texts, 'selling.earnings.moreFailed')}
        </Callout>
      ) : null}
      {data?.statements.length === 0 ? (
        <p className="text-ui text-n11">{t(texts, 'selling.earnings.statements.none')}</p>
      ) : null}
      <ul aria-labelledby="statements-title" className="grid gap-2 empty:hidden">
        {data?.statements.map((statement) => (
          <StatementRow
            key={statement.month}
            statement={statement}
            onOpen={() => setQuery({ statement: statement.month }, { replace: true })}
            onProblem={setProblem}
            onDetailsMissing={() => setIsEditingDetails(true)}
          />
        ))}
      </ul>
      {data === undefined || data.years.length === 0 ? null : <YearSums years={data.years} />}
      {opened === null ? null : (
        <StatementDialog month={opened} onClose={() => setQuery({}, { replace: true })} />
      )}
      {isEditingDetails ? <InvoiceDetailsDialog onClose={() => setIsEditingDetails(false)} /> : null}
    </section>
  );
}

type YearProps = {
  readonly years: readonly {
    readonly year: number;
    readonly earnedCents: number;
    readonly payoutCents: number;
  }[];
};

const YearSums = ({ years }: YearProps) => (
  <ul className="grid gap-1 text-ui" aria-label={t(texts, 'selling.earnings.statements.years')}>
    {years.flatMap(({ year, earnedCents, payoutCents }) => [
      <AmountRow
        key={`${year} earned`}
        label={t(texts, 'selling.earnings.statements.yearEarned', { year: String(year) })}
        cents={earnedCents}
        selection={{ year, yearSum: 'earned' }}
      />,
      <AmountRow
        key={`${year} paid_out`}
        label={t(texts, 'selling.earnings.statements.yearPaidOut', { year: String(year) })}
        cents={payoutCents}
        selection={{ year, yearSum: 'paid_out' }}
      />
    ])}
  </ul>
);
