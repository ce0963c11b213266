import { t } from '#renderer/lib/messages/translate.ts';
import { useGridKeys } from '#renderer/lib/use-grid-keys.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { ListingCard } from './listing-card.tsx';
import { useSimilar } from './market-queries.ts';

/** Others of its kind; nothing where there are none or they could not be had. */
export function SimilarListings({ slug }: { readonly slug: string }) {
  const { data = [] } = useSimilar(slug);
  const handleKeys = useGridKeys();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="similar-title" className="grid gap-3">
      <h2 id="similar-title" className="text-lead">
        {t(texts, 'marketplace.similar')}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links in it take the keys */}
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(min(240px,100%),1fr))] gap-4"
        onKeyDown={handleKeys}
      >
        {data.map((listing) => (
          <ListingCard key={listing.id} listing={listing} />
        ))}
      </ul>
    </section>
  );
}
