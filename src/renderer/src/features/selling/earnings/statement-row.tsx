import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Statement } from '#shared/domain/trade/payout/earnings.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useServices } from '#renderer/feature-api/services.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { translateError } from '#renderer/messages/translated-names.ts';
import { formatMonth } from './format-month.ts';

type Props = {
  readonly statement: Statement;
  readonly onOpen: () => void;
  readonly onProblem: (problem: string | null) => void;
  readonly onDetailsMissing: () => void;
};

/** A month: its closing balance, its statement and its invoice. */
export function StatementRow({ statement, onOpen, onProblem, onDetailsMissing }: Props) {
  const { month, number, closingCents } = statement;
  const name = formatMonth(month);
  const { saving, save } = useStatementFile(month, { onProblem, onDetailsMissing });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-panel border border-n6 bg-n2 p-3 text-ui">
      <div className="grid gap-1">
        <span className="font-semibold first-letter:uppercase">{name}</span>
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
            reason={explainNoFile(statement)}
            aria-label={t(texts, 'selling.earnings.statements.saveNamed', {
              format: format.toUpperCase(),
              month: name
            })}
            onClick={() => void save(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
        <Button
          icon={Download}
          isBusy={saving === 'invoice'}
          reason={explainNoFile(statement) ?? explainNoInvoice(statement)}
          aria-label={t(texts, 'selling.invoice.saveNamed', { month: name })}
          onClick={() => void save('invoice')}
        >
          {t(texts, 'selling.invoice.save')}
        </Button>
      </div>
    </li>
  );
}

const explainNoFile = ({ isFinal }: Statement): string | undefined =>
  isFinal ? undefined : t(texts, 'selling.earnings.statements.notOver');

const explainNoInvoice = ({ salesCents, commissionCents, refundCents }: Statement): string | undefined =>
  salesCents === 0 && commissionCents === 0 && refundCents === 0
    ? t(texts, 'selling.invoice.nothing')
    : undefined;

type Format = 'pdf' | 'csv' | 'invoice';

type Outcome = {
  /** Null once it is saved. */
  readonly onProblem: (problem: string | null) => void;
  /** An invoice needs the seller's details first. */
  readonly onDetailsMissing: () => void;
};

/** Saves a month's statement or invoice as a file in the interface language. */
function useStatementFile(month: string, { onProblem, onDetailsMissing }: Outcome) {
  const { cloud, files } = useServices().platform;
  const [saving, setSaving] = useState<Format | null>(null);
  const save = async (format: Format) => {
    setSaving(format);
    const language = readLanguage().locale.startsWith('es') ? 'es' : 'en';
    const answer =
      format === 'invoice'
        ? await cloud.invoices.getFile({ month, language })
        : await cloud.statements.getFile({ month, format, language });
    const saved = answer.ok
      ? await files.save(
          answer.value.name,
          Uint8Array.from(atob(answer.value.base64), (letter) => letter.charCodeAt(0))
        )
      : answer;
    setSaving(null);
    if (!saved.ok && saved.error.code === 'invoice_details_missing') return onDetailsMissing();
    onProblem(saved.ok ? null : translateError(saved.error));
  };
  return { saving, save };
}
