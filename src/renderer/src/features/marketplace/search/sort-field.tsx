import { Info } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  bayesPriorWeight,
  bayesPriorMean,
  trendingWeights,
  trendingWindowDays
} from '#shared/domain/market/ranking.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { IconButton } from '#renderer/ui/buttons/button.tsx';
import { Field } from '#renderer/ui/fields/field.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { listSorts, type MarketView } from '#shared/contract/market-view.ts';

const popover = lazyComponent(async () => (await import('#renderer/ui/overlays/popover.tsx')).Popover);

type Props = {
  readonly view: MarketView;
  readonly onView: (view: MarketView) => void;
};

/** The order, and how the one that is less plain than the others is worked out. */
export function SortField({ view, onView }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div ref={anchor} className="min-w-0 max-[479px]:grow">
      <Field
        label={t(texts, 'marketplace.sort')}
        htmlFor="market-sort"
        action={
          <IconButton
            ref={button}
            label={t(texts, 'marketplace.trendingHow')}
            icon={Info}
            aria-expanded={isOpen}
            onPointerEnter={popover.preload}
            onClick={() => setIsOpen((wasOpen) => !wasOpen)}
            className="size-6 pointer-coarse:size-11"
          />
        }
      >
        <SelectInput
          id="market-sort"
          label={t(texts, 'marketplace.sort')}
          value={view.sort}
          options={listSorts(view.search).map((value) => ({
            value,
            label: t(texts, `marketplace.sort.${value}`)
          }))}
          onChange={(sort) => onView({ ...view, sort })}
        />
      </Field>
      {isOpen ? (
        <popover.LazyPart
          title={t(texts, 'marketplace.trendingHow')}
          anchor={anchor}
          returnFocusTo={button}
          onClose={() => setIsOpen(false)}
        >
          <TrendingFormula />
        </popover.LazyPart>
      ) : null}
    </div>
  );
}

function TrendingFormula() {
  const { sale, wishlistAdd, open, ageOffsetDays, agePower, missingMedia } = trendingWeights;
  return (
    <div className="grid gap-2 text-ui text-n11">
      <p>{t(texts, 'marketplace.trendingWhy', { days: trendingWindowDays })}</p>
      <p className="rounded-control border border-n6 bg-n1 p-2 font-mono text-label text-n12">
        {t(texts, 'marketplace.trendingFormula', { sale, wishlistAdd, open, ageOffsetDays, agePower })}
      </p>
      <p>{t(texts, 'marketplace.trendingMedia', { points: missingMedia })}</p>
      <p>{t(texts, 'marketplace.trendingRating', { reviews: bayesPriorWeight, stars: bayesPriorMean })}</p>
    </div>
  );
}
