import type { ReactNode } from 'react';
import type { SalesFigures } from '#shared/domain/trade/sales/sales-report.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-sales.json';
import { useAdminDependencies } from '../../frame/dependencies.tsx';
import { formatFigure, readFigure, shownFigures } from '../data/figures.ts';
import { writeFiguresCsv } from '../data/sales-csv.ts';
import { DataTable } from './data-table.tsx';

export type FiguresRow = SalesFigures & {
  readonly key: string;
  /** As the file has it. */
  readonly label: string;
  /** As the page has it; the label unless it is given. */
  readonly name?: ReactNode;
  /** The net of the range before, in cents. */
  readonly before?: number;
};

type FiguresTableProps = {
  readonly title: string;
  /** The heading of the first column. */
  readonly first: string;
  readonly rows: readonly FiguresRow[];
  /** Without its ending. */
  readonly fileName: string;
  /** Shown instead of a table without rows. */
  readonly empty?: string;
  readonly children?: ReactNode;
};

/** All figures by something, with a file of the same. */
export function FiguresTable({ title, first, rows, fileName, empty, children }: FiguresTableProps) {
  const { download } = useAdminDependencies();
  const hasBefore = rows.some(({ before }) => before !== undefined);
  return (
    <DataTable
      title={title}
      columns={[
        first,
        ...shownFigures.map((figure) => t(texts, `admin-sales.figure.${figure}`)),
        ...(hasBefore ? [t(texts, 'admin-sales.netBefore')] : [])
      ]}
      rows={rows.map((row) => ({
        key: row.key,
        cells: [
          row.name ?? row.label,
          ...shownFigures.map((figure) => formatFigure(figure, readFigure(figure, row))),
          ...(hasBefore ? [formatMoney((row.before ?? 0) / 100)] : [])
        ]
      }))}
      empty={empty ?? t(texts, 'admin-sales.noSales')}
      onSave={() => void download(`${fileName}.csv`, writeFiguresCsv(first, rows))}
    >
      {children}
    </DataTable>
  );
}
