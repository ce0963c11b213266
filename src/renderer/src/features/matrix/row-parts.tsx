import { Copy, SquareArrowOutUpRight } from 'lucide-react';
import { writePromptText } from '#shared/domain/craft/prompt/text/write-prompt.ts';
import { IconButton } from '#renderer/ui/button.tsx';
import { Checkbox } from '#renderer/ui/checkbox.tsx';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import texts from '#renderer/messages/en/matrix.json';
import { useMatrix, useMatrixTools } from './matrix-context.ts';
import { findWorst, type MatrixRow } from './matrix-rows.ts';

type RowProps = { readonly row: MatrixRow };

/** Named after its prompt for those who do not see the row it stands in. */
export function RowCheckbox({ row }: RowProps) {
  const isSelected = useMatrix(({ selected }) => selected.has(row.place));
  const { select } = useMatrixTools().store.getState();
  return (
    <Checkbox isChecked={isSelected} onChange={(isChecked) => select([row.place], isChecked)}>
      <span className="sr-only">{t(texts, 'matrix.select', { name: row.document.name })}</span>
    </Checkbox>
  );
}

export function RowButtons({ row: { document } }: RowProps) {
  const { open, copy } = useMatrixTools();
  return (
    <span className="inline-flex">
      <IconButton
        icon={Copy}
        label={t(texts, 'matrix.copy', { name: document.name })}
        onClick={() =>
          void copy(writePromptText(document.data), (count) => t(texts, 'matrix.copied', { count }))
        }
      />
      <IconButton
        icon={SquareArrowOutUpRight}
        label={t(texts, 'matrix.open', { name: document.name })}
        onClick={() => open(document)}
      />
    </span>
  );
}

/** The gravest thing the check found, in its own sentence. */
export function WorstFinding({ row }: RowProps) {
  const worst = findWorst(row);
  const { model } = row.document.data;
  if (row.fit === null) {
    return <>{model === '' ? t(texts, 'matrix.noModel') : t(texts, 'matrix.unknownModel', { model })}</>;
  }
  return worst === undefined ? t(texts, 'matrix.nothing') : translate(worst.message);
}

/** What one attempt costs, as "$1.60"; nothing where no price is known. */
export function RowCost({ row: { document, fit } }: RowProps) {
  const { findCost } = useMatrixTools();
  const usd = fit === null ? null : findCost(document.data, fit.model);
  if (usd === null) return null;
  return <span className="font-mono text-ui tabular-nums">{formatMoney(usd)}</span>;
}
