import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Copy,
  type LucideIcon,
  SquareArrowOutUpRight,
  TriangleAlert
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/matrix.json';
import { IconButton } from '#renderer/ui/buttons/button.tsx';
import { Checkbox } from '#renderer/ui/fields/checkbox.tsx';
import { writePromptText } from '#shared/domain/craft/prompt/text/write-prompt.ts';
import { useMatrix, useMatrixTools } from './matrix-context.ts';
import { findWorst, gradeScore, type MatrixRow, type Verdict } from './matrix-rows.ts';

type StepHeadingProps = { readonly children: ReactNode; readonly takesFocus: boolean };

/** The heading of a step, which can take the focus. */
export function StepHeading({ children, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-read font-semibold text-n12 outline-none">
      {children}
    </h3>
  );
}

const marks: Readonly<Record<Verdict, { icon: LucideIcon; classes: string }>> = {
  refused: { icon: CircleAlert, classes: 'text-danger-11' },
  look: { icon: TriangleAlert, classes: 'text-warning-11' },
  fits: { icon: CircleCheck, classes: 'text-success-11' },
  unknown: { icon: CircleHelp, classes: 'text-n11' }
};

/** The score and what it comes down to, in a shape and a word. */
export function VerdictMark({ row }: { readonly row: MatrixRow }) {
  const verdict = gradeScore(row);
  const { icon: Icon, classes } = marks[verdict];
  return (
    <span className="inline-flex items-center gap-2 text-ui whitespace-nowrap">
      {row.fit !== null && <span className="font-mono text-n12 tabular-nums">{row.fit.score}</span>}
      <span className={`inline-flex items-center gap-1 font-medium ${classes}`}>
        <Icon aria-hidden size={14} className="shrink-0" />
        {t(texts, `matrix.verdict.${verdict}`)}
      </span>
    </span>
  );
}

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

/** The cost of one attempt, as "$1.60"; empty without a known price. */
export function RowCost({ row: { document, fit } }: RowProps) {
  const { findCost } = useMatrixTools();
  const usd = fit === null ? null : findCost(document.data, fit.model);
  if (usd === null) return null;
  return <span className="font-mono text-ui tabular-nums">{formatMoney(usd)}</span>;
}
