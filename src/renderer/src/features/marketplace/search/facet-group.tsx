import { useState } from 'react';
import type { ListingFacets } from '#shared/domain/market/listing-search.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { Button } from '#renderer/ui/buttons/button.tsx';

type Props = {
  readonly legend: string;
  /** Undefined until the server has counted. */
  readonly counts: ListingFacets['category'] | undefined;
  readonly chosen: readonly string[];
  readonly nameOf: (value: string) => string;
  readonly onChange: (chosen: string[]) => void;
};

const shownLimit = 8;

/** Until the server has counted. */
const none: ListingFacets['category'] = [];

/** Values of which any may be true, each with how many there are; those chosen stay in sight. */
export function FacetGroup({ legend, counts = none, chosen, nameOf, onChange }: Props) {
  const [isAll, setIsAll] = useState(false);
  const gone = chosen
    .filter((value) => !counts.some((count) => count.value === value))
    .map((value) => ({ value, count: null }));
  const all = [...counts.filter(({ value }) => value !== ''), ...gone];
  const shown = isAll ? all : all.filter(({ value }, place) => place < shownLimit || chosen.includes(value));
  if (all.length === 0) return null;
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((known) => known !== value) : [...chosen, value]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label font-medium text-n11">{legend}</legend>
      <div className="flex flex-wrap items-center gap-1">
        {shown.map(({ value, count }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
            className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-n8 px-2.5 text-label hover:bg-n4 pointer-coarse:min-h-11 aria-pressed:border-accent-8 aria-pressed:bg-accent-3 aria-pressed:font-semibold aria-pressed:text-accent-11"
          >
            <span className="truncate">{nameOf(value)}</span>
            {count === null ? null : (
              <span className="text-meta text-n10 in-aria-pressed:text-accent-11">{formatNumber(count)}</span>
            )}
          </button>
        ))}
        {all.length > shown.length || isAll ? (
          <Button
            variant="ghost"
            className="h-7 pointer-coarse:h-11"
            onClick={() => setIsAll((before) => !before)}
          >
            {isAll ? t(texts, 'marketplace.fewer') : t(texts, 'marketplace.allOf', { count: all.length })}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
