import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/matrix.json';
import { gradeScore, type MatrixRow, type Verdict } from './matrix-rows.ts';

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
