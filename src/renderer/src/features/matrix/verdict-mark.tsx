import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import { judge, type MatrixRow, type Verdict } from './rows.ts';

const marks: Readonly<Record<Verdict, { word: string; icon: LucideIcon; classes: string }>> = {
  refused: { word: 'Refused', icon: CircleAlert, classes: 'text-danger-11' },
  look: { word: 'Look at', icon: TriangleAlert, classes: 'text-warning-11' },
  fits: { word: 'Fits', icon: CircleCheck, classes: 'text-success-11' },
  unknown: { word: 'Not checked', icon: CircleHelp, classes: 'text-n11' }
};

/** The score and what it comes down to, in a shape and a word. */
export function VerdictMark({ row }: { readonly row: MatrixRow }) {
  const { word, icon: Icon, classes } = marks[judge(row)];
  return (
    <span className="inline-flex items-center gap-2 text-ui whitespace-nowrap">
      {row.fit !== null && <span className="font-mono text-n12 tabular-nums">{row.fit.score}</span>}
      <span className={`inline-flex items-center gap-1 font-medium ${classes}`}>
        <Icon aria-hidden size={14} className="shrink-0" />
        {word}
      </span>
    </span>
  );
}
