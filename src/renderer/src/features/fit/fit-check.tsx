import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { formatIsoDay, formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import texts from '#renderer/messages/en/fit.json';
import { nameField } from '#renderer/messages/translated-names.ts';
import type { AttemptCost } from '#shared/domain/craft/fit/attempt-cost.ts';
import type { Advice, FitReport, SuggestedFix } from './fit-report.ts';
import { SeverityMark } from './severity-mark.tsx';

type FitCheckActions = {
  readonly onFix: (suggestedFix: SuggestedFix) => void;
  /** Further actions on an advice, beside its fix. */
  readonly renderMore: (advice: Advice) => ReactNode;
};

/** The fit check: one line that opens to the list. It never blocks the form. */
export function FitCheck({ report, ...actions }: FitCheckActions & { readonly report: FitReport }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const move = report.advice.find(({ moves }) => moves.length > 0);
  const hasMore = report.advice.length > 0 || report.cost !== null;
  if (report.summary === '') return null;
  if (!hasMore) return <p className="py-2 text-ui text-n11">{report.summary}</p>;
  return (
    <section aria-label={t(texts, 'fit.title')} className="min-w-0 rounded-card border border-n6 bg-n1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-control w-full items-center gap-2 rounded-card px-3 py-1.5 text-start text-ui text-n12 hover:bg-n3"
      >
        <span className="min-w-0 flex-1">{report.summary}</span>
        <ChevronDown aria-hidden size={16} className={`shrink-0 text-n10 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {move !== undefined && !isOpen && <Moving advice={move} onLook={() => setIsOpen(true)} />}
      <div id={id} hidden={!isOpen} className="border-t border-n6 px-3">
        {isOpen && (
          <>
            <ul className="divide-y divide-n6">
              {report.advice.map((advice) => (
                <AdviceRow key={`${advice.ruleId} ${advice.message}`} advice={advice} {...actions} />
              ))}
            </ul>
            {report.cost !== null && <Cost cost={report.cost} />}
            {report.analysis !== null && (
              <p className="border-t border-n6 py-2.5 text-label text-n11">
                {t(texts, 'fit.score', { score: report.analysis.score })}
              </p>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** A model that is gone is said without being asked; what moving would change is a press away. */
function Moving({ advice, onLook }: { readonly advice: Advice; readonly onLook: () => void }) {
  return (
    <p className="border-t border-n6 px-3 py-2 text-label text-n11">
      {advice.message}{' '}
      <button
        type="button"
        onClick={onLook}
        className="min-h-target rounded-tag font-medium text-daylight-11 underline underline-offset-4"
      >
        {t(texts, 'fit.seeMove')}
      </button>
    </p>
  );
}

function AdviceRow({ advice, onFix, renderMore }: FitCheckActions & { readonly advice: Advice }) {
  const { severity, message, fieldLabels, points, suggestedFix, moves } = advice;
  return (
    <li className="grid gap-1.5 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <SeverityMark severity={severity} />
        <span className="text-meta text-n10">
          {fieldLabels.join(', ')}
          {points > 0 && ` · −${points}`}
        </span>
      </div>
      <p className="text-ui text-n12">{message}</p>
      {moves.length > 0 && (
        <ul className="grid gap-1 border-s-2 border-n7 ps-3 text-label text-n11">
          {moves.map(({ field, label, before, after, why }) => (
            <li key={field}>
              <span className="font-medium text-n12">
                {t(texts, 'fit.move', {
                  field: nameField(field, label),
                  before: before || t(texts, 'fit.empty'),
                  after: after || t(texts, 'fit.empty')
                })}
              </span>{' '}
              {translate(why)}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {suggestedFix !== null && <Button onClick={() => onFix(suggestedFix)}>{suggestedFix.label}</Button>}
        {renderMore(advice)}
      </div>
    </li>
  );
}

function Cost({ cost }: { readonly cost: AttemptCost }) {
  const { usd, seconds, hasAudio, silentUsd, checkedOn, isOwn } = cost;
  return (
    <p className="border-t border-n6 py-2.5 text-label text-n11">
      {t(texts, 'fit.cost', {
        cost: formatMoney(usd),
        seconds,
        sound: hasAudio ? 'yes' : 'no',
        price: isOwn ? 'own' : 'read',
        day: formatIsoDay(checkedOn)
      })}
      {silentUsd !== null && ` ${t(texts, 'fit.silentCost', { cost: formatMoney(silentUsd) })}`}
    </p>
  );
}
