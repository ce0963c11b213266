import { Play } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { PreviewMedia } from '#shared/domain/market/listing.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { useFormatIsoDay } from '#renderer/lib/messages/use-moment.ts';
import { nameModel, useMarketDependencies } from '../data/dependencies.tsx';
import { ListingPoster } from '../cards/listing-poster.tsx';

type Props = {
  readonly listing: Omit<ComponentProps<typeof ListingPoster>['listing'], 'cover'> & {
    readonly media: readonly PreviewMedia[];
  };
};

/** The media of a listing, one at a time; its poster where there is none. */
export function ListingGallery({ listing }: Props) {
  const { media } = listing;
  const [place, setPlace] = useState(0);
  const shown = media[place] ?? media[0];
  if (shown === undefined) {
    return (
      // A grid around an aspect ratio has another height while Chromium measures the grids around it: scroll anchoring
      // then scrolls by the difference whenever a field further down loses the focus, and a press misses its button.
      <figure className="flex flex-col gap-1.5">
        <ListingPoster listing={{ ...listing, cover: null }} className="rounded-panel" />
        <figcaption className="text-label text-n10">
          {t(texts, isComposed(listing) ? 'marketplace.composedPoster' : 'marketplace.drawnPoster')}
        </figcaption>
      </figure>
    );
  }
  return (
    <section aria-label={t(texts, 'marketplace.gallery')} className="flex flex-col gap-2">
      <Shown key={shown.url} media={shown} />
      <Stamp media={shown} />
      {media.length < 2 ? null : (
        <ul className="flex flex-wrap gap-2">
          {media.map((each, index) => (
            <li key={each.url}>
              <button
                type="button"
                aria-label={t(texts, 'marketplace.showMedia', { place: index + 1, count: media.length })}
                aria-pressed={each === shown}
                onClick={() => setPlace(index)}
                className="relative block h-14 w-24 overflow-hidden rounded-control border border-n6 bg-stage aria-pressed:border-accent-8 aria-pressed:outline-1 aria-pressed:outline-accent-8"
              >
                {each.kind === 'image' ? (
                  <img
                    src={each.thumbnailUrl ?? each.url}
                    alt=""
                    loading="lazy"
                    className="size-full object-cover"
                  />
                ) : (
                  <>
                    <video
                      src={each.url}
                      poster={each.thumbnailUrl ?? each.posterUrl ?? undefined}
                      muted
                      preload={each.posterUrl ? 'none' : 'metadata'}
                      className="size-full object-cover"
                    />
                    <VideoBadge />
                  </>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const isComposed = ({ coverParts = [] }: Props['listing']): boolean => coverParts.length > 1;

/** Told from a picture at a glance. */
function VideoBadge() {
  return (
    <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
      <span className="grid size-6 place-items-center rounded-full bg-[oklch(0.2_0_0/0.7)] text-[oklch(0.98_0_0)]">
        <Play size={12} className="fill-current" />
      </span>
    </span>
  );
}

/** With which model, and on which day, it was made; nothing where its seller did not say. */
function Stamp({ media: { model, madeOn } }: { readonly media: PreviewMedia }) {
  const { models } = useMarketDependencies();
  const formatIsoDay = useFormatIsoDay();
  // Answers that were cached by an older version have neither.
  const day = madeOn ? formatIsoDay(madeOn) : '';
  if (!model && day === '') return null;
  return (
    <p className="text-label text-n11">
      {!model
        ? t(texts, 'marketplace.madeOn', { day })
        : day === ''
          ? t(texts, 'marketplace.madeWith', { model: nameModel(models, model) })
          : t(texts, 'marketplace.madeWithOn', { model: nameModel(models, model), day })}
    </p>
  );
}

function Shown({ media: { kind, url, alt, width, height, posterUrl } }: { readonly media: PreviewMedia }) {
  const box = 'max-h-[70dvh] w-full rounded-panel bg-stage object-contain';
  if (kind === 'image') return <img src={url} alt={alt} width={width} height={height} className={box} />;
  return (
    <video
      src={url}
      poster={posterUrl ?? undefined}
      aria-label={alt}
      width={width}
      height={height}
      controls
      muted
      playsInline
      className={box}
    />
  );
}
