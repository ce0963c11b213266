import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/matrix.json';
import { RowButtons, RowCheckbox, RowCost, WorstFinding } from './row-parts.tsx';
import type { MatrixRow } from './matrix-rows.ts';
import { VerdictMark } from './verdict-mark.tsx';

/** The rows of the table where there is no room for one. */
export function ResultCards({ rows }: { readonly rows: readonly MatrixRow[] }) {
  return (
    <ul aria-label={t(texts, 'matrix.list')} className="grid gap-2">
      {rows.map((row) => (
        <li key={row.place} className="grid gap-1 rounded-card border border-n6 bg-n1 p-3">
          <div className="flex items-start gap-2">
            <RowCheckbox row={row} />
            <h4
              dir="auto"
              className="[text-align:match-parent] min-w-0 flex-1 self-center text-ui font-medium wrap-anywhere text-n12"
            >
              {row.document.name}
            </h4>
          </div>
          <div className="flex flex-wrap items-center gap-x-3">
            <VerdictMark row={row} />
            <RowCost row={row} />
            <span className="ms-auto">
              <RowButtons row={row} />
            </span>
          </div>
          <p className="text-ui text-n11">
            <WorstFinding row={row} />
          </p>
        </li>
      ))}
    </ul>
  );
}
