import { formatNumber } from '#renderer/lib/messages/format.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/activity.json';
import type { DayCount, NamedCount } from './chart-data.ts';

const column = 24;
const gap = 6;
const height = 72;
const labelRoom = 18;

const formatDay = (at: number): string =>
  new Intl.DateTimeFormat(readLanguage().locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    at
  );

type Props = { readonly days: readonly DayCount[] };

/** One column a day, each with its number on it; the same as a table for those who listen. */
export function DayChart({ days }: Props) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const width = days.length * (column + gap) - gap;
  const first = days[0];
  const last = days.at(-1);
  return (
    <figure className="grid gap-2">
      <figcaption className="text-ui font-semibold">{t(texts, 'activity.days')}</figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height + labelRoom * 2}`}
        className="w-full max-w-140 text-chart-1"
      >
        {days.map(({ at, count }, index) => {
          const tall = count === 0 ? 2 : Math.max(4, (count / most) * height);
          const x = index * (column + gap);
          return (
            <g key={at}>
              <rect
                x={x}
                y={labelRoom + height - tall}
                width={column}
                height={tall}
                rx="2"
                fill="currentColor"
                opacity={count === 0 ? 0.35 : 1}
              />
              {count > 0 ? (
                <text
                  x={x + column / 2}
                  y={labelRoom + height - tall - 5}
                  textAnchor="middle"
                  className="fill-n12 text-meta"
                >
                  {formatNumber(count)}
                </text>
              ) : null}
            </g>
          );
        })}
        <text x="0" y={height + labelRoom * 2 - 3} className="fill-n10 text-meta">
          {first === undefined ? '' : formatDay(first.at)}
        </text>
        <text x={width} y={height + labelRoom * 2 - 3} textAnchor="end" className="fill-n10 text-meta">
          {last === undefined ? '' : formatDay(last.at)}
        </text>
      </svg>
      <DayTable days={days} />
    </figure>
  );
}

function DayTable({ days }: Props) {
  return (
    <table className="sr-only">
      <caption>{t(texts, 'activity.days')}</caption>
      <thead>
        <tr>
          <th scope="col">{t(texts, 'activity.day')}</th>
          <th scope="col">{t(texts, 'activity.prompts')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ at, count }) => (
          <tr key={at}>
            <th scope="row">{formatDay(at)}</th>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A bar for each, its name and number written out: a list needs no table beside it. */
export function UsageBars({ counts }: { readonly counts: readonly NamedCount[] }) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <figure className="grid gap-2">
      <figcaption className="text-ui font-semibold">{t(texts, 'activity.templates')}</figcaption>
      <ul className="grid gap-2 text-ui">
        {counts.map(({ name, count }) => (
          <li key={name} className="grid gap-1">
            <span className="flex justify-between gap-3">
              <span className="min-w-0 truncate">{name}</span>
              <span className="tabular-nums text-n11">
                {t(texts, 'activity.times', { count: count, shown: formatNumber(count) })}
              </span>
            </span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              className="h-1.5 w-full text-chart-2 rtl:-scale-x-100"
            >
              <rect width="100" height="6" className="fill-n4" />
              <rect width={(count / most) * 100} height="6" fill="currentColor" />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
