import type { ReactNode } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-sales.json';
import { Button } from '#renderer/ui/buttons/button.tsx';

type DataTableProps = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** Shown instead of a table without rows. */
  readonly empty: string;
  readonly onSave: () => void;
  /** Between the heading and the table. */
  readonly children?: ReactNode;
};

const cell = 'px-2 py-1.5 text-end whitespace-nowrap tabular-nums last:pe-3';

/** A heading, a table whose first column names the row, and its file. */
export function DataTable({ title, columns, rows, empty, onSave, children }: DataTableProps) {
  const [first, ...others] = columns;
  return (
    <section className="grid min-w-0 content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-read font-semibold">{title}</h2>
        {rows.length === 0 ? null : (
          <Button variant="ghost" onClick={onSave} aria-label={t(texts, 'admin-sales.saveCsvOf', { title })}>
            {t(texts, 'admin-sales.saveCsv')}
          </Button>
        )}
      </div>
      {children}
      {rows.length === 0 ? (
        <p className="text-ui text-n11">{empty}</p>
      ) : (
        <div
          className="max-h-96 overflow-auto rounded-panel border border-n6 focus-visible:outline-2 focus-visible:outline-ring"
          role="region"
          aria-label={title}
          // Focusable, so that an overflowing table scrolls with the arrow keys.
          tabIndex={0}
        >
          <table className="w-full border-collapse text-ui">
            <thead className="sticky top-0 z-1 bg-n2 text-label text-n11 shadow-[0_1px_0_var(--color-n6)]">
              <tr>
                <th scope="col" className="sticky start-0 bg-n2 px-3 py-2 text-start font-medium">
                  {first}
                </th>
                {others.map((column) => (
                  <th key={column} scope="col" className={`${cell} font-medium`}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-n6">
              {rows.map(({ key, cells: [name, ...figures] }) => (
                <tr key={key}>
                  <th
                    scope="row"
                    className="sticky start-0 min-w-32 bg-n1 px-3 py-1.5 text-start font-normal wrap-anywhere"
                  >
                    {name}
                  </th>
                  {figures.map((figure, index) => (
                    <td key={others[index]} className={cell}>
                      {figure}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
