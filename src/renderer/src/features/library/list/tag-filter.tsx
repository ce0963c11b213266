import { useMemo, useState } from 'react';
import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { Facet } from '#shared/domain/craft/template/search/facets.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { Button } from '#renderer/ui/buttons/button.tsx';

type Props = {
  readonly facets: readonly Facet[];
  readonly chosen: readonly string[];
  readonly onChange: (tags: string[]) => void;
};

/** More are a click away; thousands of one's own would bury the other filters. */
const shownLimit = 40;
const everLimit = 400;

export function TagFilter({ facets, chosen, onChange }: Props) {
  const [isAll, setIsAll] = useState(false);
  const shown = useMemo(() => chooseShown(facets, chosen, isAll), [facets, chosen, isAll]);
  const toggle = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((known) => known !== tag) : [...chosen, tag]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label font-medium text-n11">{t(texts, 'library.tags')}</legend>
      <div className="flex flex-wrap gap-1">
        {shown.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
            className="min-h-7 max-w-full truncate rounded-full border border-n8 px-2.5 text-label pointer-coarse:min-h-11 aria-pressed:border-accent-8 aria-pressed:bg-accent-3 aria-pressed:font-semibold aria-pressed:text-accent-11"
          >
            {choiceLabel(value)}
          </button>
        ))}
        {facets.length > shownLimit && (
          <Button variant="ghost" className="h-7" onClick={() => setIsAll((before) => !before)}>
            {isAll
              ? t(texts, 'library.fewerTags')
              : t(texts, 'library.moreTags', { count: Math.min(facets.length, everLimit) })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** In alphabetical order: the ones most templates carry, and those chosen, also by a link to what is gone. */
function chooseShown(facets: readonly Facet[], chosen: readonly string[], isAll: boolean): string[] {
  const limit = isAll ? everLimit : shownLimit;
  const frequent = new Set(
    facets
      .toSorted((one, other) => other.count - one.count)
      .slice(0, limit)
      .map(({ value }) => value)
  );
  const listed = facets.filter(({ value }) => frequent.has(value) || chosen.includes(value));
  const known = new Set(facets.map(({ value }) => value));
  return [...listed.map(({ value }) => value), ...chosen.filter((tag) => !known.has(tag))];
}
