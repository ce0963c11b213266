import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/activity.json';
import type { NamedCount } from './chart-data.ts';

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
