import type { ReactNode } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/matrix.json';
import { nameField } from '#renderer/messages/translated-names.ts';
import type { PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import type { MatrixRow } from './matrix-rows.ts';
import type { MadeMatrix } from './matrix-store.ts';
import { RowButtons, RowCheckbox, RowCost, VerdictMark, WorstFinding } from './row-parts.tsx';

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

type ResultsProps = { readonly made: MadeMatrix; readonly rows: readonly MatrixRow[] };

/** One row a prompt; the name says in what it differs, and where there is room each field has its column. */
export function ResultTable({ made, rows }: ResultsProps) {
  const fields = made.axes.map(({ field }) => field);
  return (
    <table className="w-full border-separate border-spacing-0 text-start text-ui">
      <caption className="sr-only">{t(texts, 'matrix.list')}</caption>
      <thead className="text-label text-n11">
        <tr>
          <Heading>
            <span className="sr-only">{t(texts, 'matrix.head.selected')}</span>
          </Heading>
          <Heading>{t(texts, 'matrix.head.name')}</Heading>
          {fields.map((field) => (
            <Heading key={field} isWideOnly>
              {nameField(field)}
            </Heading>
          ))}
          <Heading>{t(texts, 'matrix.head.score')}</Heading>
          <Heading>{t(texts, 'matrix.head.worst')}</Heading>
          <Heading>{t(texts, 'matrix.head.cost')}</Heading>
          <Heading>
            <span className="sr-only">{t(texts, 'matrix.head.actions')}</span>
          </Heading>
        </tr>
      </thead>
      <tbody className="[&>tr>*]:border-b [&>tr>*]:border-n6">
        {rows.map((row) => (
          <ResultRow key={row.place} row={row} fields={fields} />
        ))}
      </tbody>
    </table>
  );
}

type HeadingProps = { readonly children: ReactNode; readonly isWideOnly?: boolean };

const Heading = ({ children, isWideOnly = false }: HeadingProps) => (
  <th
    scope="col"
    className={`sticky -top-2 z-sticky border-b border-n6 bg-n2 px-2 py-2 text-start font-medium ${isWideOnly ? 'max-[1199px]:hidden' : ''}`}
  >
    {children}
  </th>
);

type ResultRowProps = { readonly row: MatrixRow; readonly fields: readonly PromptField[] };

function ResultRow({ row, fields }: ResultRowProps) {
  return (
    <tr className="align-middle hover:bg-n3">
      <td className="ps-2">
        <RowCheckbox row={row} />
      </td>
      <th
        scope="row"
        dir="auto"
        className="min-w-40 px-2 py-2 [text-align:match-parent] font-medium wrap-anywhere text-n12"
      >
        {row.document.name}
      </th>
      {fields.map((field, axis) => (
        <td
          key={field}
          dir="auto"
          className="max-w-48 min-w-20 px-2 py-2 [text-align:match-parent] wrap-break-word text-n11 max-[1199px]:hidden"
        >
          {row.labels[axis]}
        </td>
      ))}
      <td className="px-2 py-2">
        <VerdictMark row={row} />
      </td>
      <td className="px-2 py-2 text-n11">
        <WorstFinding row={row} />
      </td>
      <td className="px-2 py-2 whitespace-nowrap">
        <RowCost row={row} />
      </td>
      <td className="py-1 text-end whitespace-nowrap">
        <RowButtons row={row} />
      </td>
    </tr>
  );
}
