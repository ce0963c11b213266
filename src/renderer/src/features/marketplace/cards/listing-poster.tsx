import { useState } from 'react';
import type { CoverPart, ListingCard, PreviewMedia } from '#shared/domain/market/listing.ts';
import { classNames } from '#renderer/ui/class-names.ts';
import { GradedFrame } from '#renderer/ui/graphics/graded-frame.tsx';
import { listingLook, type PublicListingFacts } from './listing-poster-style.ts';
import { PreviewVideo } from './preview-video.tsx';

type Props = {
  readonly listing: PublicListingFacts &
    Pick<ListingCard, 'cover' | 'kind'> &
    Partial<Pick<ListingCard, 'coverParts'>>;
  readonly className?: string;
};

/**
 * The listing's cover; where there is none, or it does not load, a frame drawn from its facts. A bundle shows the covers
 * of its prompts. Decorative.
 */
export function ListingPoster({ listing, className }: Props) {
  const { cover, kind, coverParts = [] } = listing;
  const isComposed = cover === null && coverParts.length > 1;
  return (
    <div
      aria-hidden="true"
      className={classNames('relative aspect-video overflow-hidden rounded-card bg-stage', className)}
    >
      {isComposed ? (
        <ComposedCover parts={coverParts} />
      ) : (
        <>
          <DrawnPoster listing={listing} />
          {kind === 'bundle' && cover === null ? <Sheets /> : null}
          <Cover cover={cover} />
        </>
      )}
    </div>
  );
}

function Cover({ cover }: { readonly cover: PreviewMedia | null }) {
  if (cover === null) return null;
  if (cover.kind === 'image') return <CoverImage key={cover.url} url={cover.thumbnailUrl ?? cover.url} />;
  return (
    <PreviewVideo
      key={cover.url}
      url={cover.url}
      posterUrl={cover.thumbnailUrl ?? cover.posterUrl}
      className="absolute inset-0 size-full object-cover"
    />
  );
}

/** Two prompts side by side; of three the first is twice as tall. */
function ComposedCover({ parts }: { readonly parts: readonly CoverPart[] }) {
  return (
    <div
      data-count={parts.length}
      className="absolute inset-0 grid grid-cols-2 gap-0.5 data-[count='3']:[&>:first-child]:row-span-2"
    >
      {parts.map(({ slug, category, aspectRatio, cover }) => (
        <div key={slug} className="relative min-h-0 min-w-0 overflow-hidden">
          <div className="absolute inset-y-0 left-1/2 aspect-video h-full min-w-full -translate-x-1/2 scale-120">
            <DrawnPoster listing={{ slug, category, facts: { aspectRatio } }} />
          </div>
          <Cover cover={cover} />
        </div>
      ))}
    </div>
  );
}

function DrawnPoster({ listing }: { readonly listing: PublicListingFacts }) {
  const { ratio, grade } = listingLook(listing);
  return <GradedFrame ratio={ratio} grade={grade} label="" className="absolute inset-0" />;
}

/** The edges of the sheets below, as of a stack seen from above. */
function Sheets() {
  return (
    <span className="absolute end-3 bottom-3 grid h-7 w-9">
      <span className="absolute inset-0 -translate-x-2 -translate-y-2 rounded-tag border border-[oklch(0.95_0_0/0.5)] bg-[oklch(0.2_0_0/0.6)] rtl:translate-x-2" />
      <span className="absolute inset-0 -translate-x-1 -translate-y-1 rounded-tag border border-[oklch(0.95_0_0/0.7)] bg-[oklch(0.2_0_0/0.7)] rtl:translate-x-1" />
      <span className="absolute inset-0 rounded-tag border border-[oklch(0.95_0_0/0.9)] bg-[oklch(0.2_0_0/0.8)]" />
    </span>
  );
}

function CoverImage({ url }: { readonly url: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setIsBroken(true)}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
