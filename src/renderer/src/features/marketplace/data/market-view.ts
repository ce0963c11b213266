import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import {
  defaultMarketView,
  type ListFacet,
  listViewParts,
  type MarketView
} from '#shared/contract/market-view.ts';
import { type NamedModel, nameModel } from './dependencies.tsx';

/** The shortest query that says the view. */
export const writeView = (view: MarketView): URLSearchParams => new URLSearchParams(listViewParts(view));

/** One thing that the view asks for, and the view without it. */
type ChosenFilter = { readonly id: string; readonly label: string; readonly without: MarketView };

const writeSeconds = (seconds: number): string => t(texts, 'marketplace.seconds', { seconds });
const writeCents = (cents: number): string => formatMoney(cents / 100);

/** Everything a view asks for beside its search and order, in the order of the panel. */
export function listChosen(
  view: MarketView,
  models: readonly NamedModel[],
  nameCategory: (key: string) => string
): ChosenFilter[] {
  const { worksOn, minPrice, maxPrice, minDuration, maxDuration, audio, free, minRating, seller } = view;
  const name = (id: string) => nameModel(models, id);
  /** `label` is what the chip says, null where nothing is asked for. */
  const single = (label: string | null, ...names: readonly (keyof MarketView)[]) =>
    label === null ? [] : [{ id: names.join(' '), label, without: leaveOut(view, names) }];
  return [
    ...single(
      worksOn === undefined ? null : t(texts, 'marketplace.chosen.worksOn', { model: name(worksOn) }),
      'worksOn'
    ),
    ...single(seller === undefined ? null : t(texts, 'marketplace.chosen.seller', { seller }), 'seller'),
    ...several(view, 'kind', (kind) =>
      t(texts, kind === 'bundle' ? 'marketplace.kind.bundle' : 'marketplace.kind.prompt')
    ),
    ...several(view, 'category', nameCategory),
    ...several(view, 'model', name),
    ...several(view, 'ratio', String),
    ...several(view, 'language', String),
    ...single(describeRange(minPrice, maxPrice, writeCents), 'minPrice', 'maxPrice'),
    ...single(free === true ? t(texts, 'marketplace.freeOnly') : null, 'free'),
    ...single(describeRange(minDuration, maxDuration, writeSeconds), 'minDuration', 'maxDuration'),
    ...single(
      audio === undefined ? null : t(texts, `marketplace.audio.${audio ? 'with' : 'without'}`),
      'audio'
    ),
    ...single(
      minRating === undefined ? null : t(texts, 'marketplace.starsAtLeast', { stars: minRating }),
      'minRating'
    )
  ];
}

function several(view: MarketView, facet: ListFacet, nameOf: (value: string) => string): ChosenFilter[] {
  return view[facet].map((value) => ({
    id: `${facet} ${value}`,
    label: nameOf(value),
    without: { ...view, [facet]: view[facet].filter((other) => other !== value) }
  }));
}

function leaveOut(view: MarketView, names: readonly (keyof MarketView)[]): MarketView {
  return Object.fromEntries(
    Object.entries(view).filter(([name]) => !names.some((gone) => gone === name))
  ) as MarketView;
}

function describeRange(
  from: number | undefined,
  to: number | undefined,
  write: (value: number) => string
): string | null {
  if (from !== undefined && to !== undefined)
    return t(texts, 'marketplace.between', { least: write(from), most: write(to) });
  if (from !== undefined) return t(texts, 'marketplace.atLeast', { least: write(from) });
  return to === undefined ? null : t(texts, 'marketplace.upTo', { most: write(to) });
}

/** The view in words, for a search that found nothing: "neon rain, Travel, free only". */
export function describeView(
  view: MarketView,
  models: readonly NamedModel[],
  nameCategory: (key: string) => string
): string {
  const search = view.search.trim();
  return [
    ...(search === '' ? [] : [search]),
    ...listChosen(view, models, nameCategory).map(({ label }) => label)
  ].join(', ');
}

/** Without filters, in the same order and for the same search. */
export const clearFilters = ({ search, sort }: MarketView): MarketView => ({
  ...defaultMarketView,
  search,
  sort
});
