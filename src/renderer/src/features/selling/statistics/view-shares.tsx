import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Bar } from './figures-table.tsx';

type Props = {
  readonly title: string;
  /** The most views first. */
  readonly shares: readonly { readonly key: string; readonly name: string; readonly views: number }[];
  readonly note: string;
  readonly onSave: () => void;
};

/** Where views came from, by page or by country; nothing without views. */
export function ViewShares({ title, shares, note, onSave }: Props) {
  if (shares.length === 0) return null;
  const most = Math.max(...shares.map(({ views }) => views));
  return (
    <section className="grid content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-read font-semibold">{title}</h3>
        <Button variant="ghost" onClick={onSave}>
          {t(texts, 'selling.statistics.saveCsv')}
        </Button>
      </div>
      <ul aria-label={title} className="grid gap-2 text-ui">
        {shares.map(({ key, name, views }) => (
          <li key={key} className="grid gap-1">
            <span className="flex justify-between gap-3">
              <span>{name}</span>
              <span className="text-n11 tabular-nums">{formatNumber(views)}</span>
            </span>
            <Bar share={views / most} />
          </li>
        ))}
      </ul>
      <p className="text-label text-n11">{note}</p>
    </section>
  );
}
