import { matchRanges } from '#shared/domain/craft/template/search/match-ranges.ts';

/** A text with the words of the search marked in it. */
export function Highlighted({ text, search }: { readonly text: string; readonly search: string }) {
  const ranges = matchRanges(text, search);
  if (ranges.length === 0) return text;
  return ranges
    .map(({ start, end }, index) => {
      const before = text.slice(ranges[index - 1]?.end ?? 0, start);
      return (
        <span key={start}>
          {before}
          <mark className="rounded-tag bg-accent-3 text-accent-11">{text.slice(start, end)}</mark>
        </span>
      );
    })
    .concat(<span key="rest">{text.slice(ranges.at(-1)?.end)}</span>);
}
