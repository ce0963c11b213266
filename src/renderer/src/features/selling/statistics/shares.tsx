import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Bar } from './figures-table.tsx';

type Props = {
  readonly title: string;
  /** The largest first; without any the note says why. */
  readonly shares: readonly { readonly key: string; readonly name: string; readonly count: number }[];
  readonly note: string;
  readonly onSave: () => void;
};

/** How a figure divides, e.g. views by page or by country. */
export function Shares({ title, shares, note, onSave }: Props) {
  const most = Math.max(...shares.map(({ count }) => count));
  return (
    <section className="grid content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-read font-semibold">{title}</h3>
        {shares.length === 0 ? null : (
          <Button variant="ghost" onClick={onSave}>
            {t(texts, 'selling.statistics.saveCsv')}
          </Button>
        )}
      </div>
      {shares.length === 0 ? null : (
        <ul aria-label={title} className="grid gap-2 text-ui">
          {shares.map(({ key, name, count }) => (
            <li key={key} className="grid gap-1">
              <span className="flex justify-between gap-3">
                <span>{name}</span>
                <span className="text-n11 tabular-nums">{formatNumber(count)}</span>
              </span>
              <Bar share={count / most} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-label text-n11">{note}</p>
    </section>
  );
}
