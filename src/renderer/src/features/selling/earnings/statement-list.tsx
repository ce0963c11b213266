import { Download } from 'lucide-react';
import { useState } from 'react';
import type { EarningsSummary, Statement } from '#shared/domain/trade/payout/earnings.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useSearchParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { useStatements } from './earnings-queries.ts';
import { formatMonth } from './format-month.ts';
import { StatementDialog } from './statement-dialog.tsx';
import { useStatementFile } from './statement-file.ts';

/** The statement of every month with sales or payouts, and the total of each year. */
export function StatementList({ summary }: { readonly summary: EarningsSummary }) {
  const { data, isError, isFetching, refetch } = useStatements(summary);
  const [query, setQuery] = useSearchParams();
  const opened = query.get('statement');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <section aria-labelledby="statements-title" className="grid gap-3">
      <h2 id="statements-title" className="text-read font-semibold">
        {t(texts, 'selling.earnings.statements')}
      </h2>
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
          />
        ))}
      </ul>
      {data === undefined || data.years.length === 0 ? null : <YearSums years={data.years} />}
      {opened === null ? null : (
        <StatementDialog month={opened} onClose={() => setQuery({}, { replace: true })} />
      )}
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
  <dl className="grid gap-1 text-ui sm:max-w-120">
    {years.map(({ year, earnedCents, payoutCents }) => (
      <div key={year} className="flex flex-wrap justify-between gap-x-4">
        <dt className="font-semibold">{year}</dt>
        <dd className="text-n11 tabular-nums">
          {t(texts, 'selling.earnings.statements.year', {
            earned: formatMoney(earnedCents / 100),
            paid: formatMoney(Math.abs(payoutCents) / 100)
          })}
        </dd>
      </div>
    ))}
  </dl>
);

type RowProps = {
  readonly statement: Statement;
  readonly onOpen: () => void;
  readonly onProblem: (problem: string | null) => void;
};

function StatementRow({ statement, onOpen, onProblem }: RowProps) {
  const { month, number, isFinal, closingCents } = statement;
  const name = formatMonth(month);
  const { saving, save } = useStatementFile(month, onProblem);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-panel border border-n6 bg-n2 p-3 text-ui">
      <div className="grid gap-1">
        <span className="font-semibold">{name}</span>
        <span className="font-mono text-meta text-n10">{number}</span>
        <span className="text-label text-n11 tabular-nums">
          {t(texts, 'selling.earnings.statements.closing', { amount: formatMoney(closingCents / 100) })}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          aria-label={t(texts, 'selling.earnings.statements.openNamed', { month: name })}
          onClick={onOpen}
        >
          {t(texts, 'selling.earnings.statements.open')}
        </Button>
        {(['pdf', 'csv'] as const).map((format) => (
          <Button
            key={format}
            icon={Download}
            isBusy={saving === format}
            reason={isFinal ? undefined : t(texts, 'selling.earnings.statements.notOver')}
            aria-label={t(texts, 'selling.earnings.statements.saveNamed', {
              format: format.toUpperCase(),
              month: name
            })}
            onClick={() => void save(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </li>
  );
}
