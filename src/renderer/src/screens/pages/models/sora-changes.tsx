import { nightMarketChanges } from './sora-prompts-examples.ts';

/** What the worked example has to change for its new model, and why. */
export function SoraChanges() {
  return (
    <dl className="grid rounded-panel border border-n6 bg-n2 px-4">
      {nightMarketChanges.map(({ field, label, before, after, why }) => (
        <div
          key={field}
          className="grid gap-1 border-n6 py-3 not-first:border-t min-[640px]:grid-cols-[9rem_minmax(0,1fr)] min-[640px]:gap-4"
        >
          <dt className="text-label text-n10 min-[640px]:pt-0.5">{label}</dt>
          <dd className="text-read">
            <del className="text-n10">{before}</del> <span aria-hidden="true">→</span>{' '}
            <ins className="font-medium no-underline">{after}</ins>
            <span className="block text-ui text-n11">{String(why)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
