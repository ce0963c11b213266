import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#shared/contract/paths.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/selling.json';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { useOwnPrompts } from '../frame/seller-queries.ts';

type Props = {
  readonly data: PromptData;
  /** The listing that the prompt is a new version of, which it may be close to. */
  readonly listingId: string | null;
};

/** Warns of listings with a similar prompt. Renders nothing offline; the server checks again on submission. */
export function NearDuplicateNotes({ data, listingId }: Props) {
  const { listings, isOnline } = useSellingDependencies();
  const ownSlug = useSlug(listingId);
  const { data: found } = useQuery({
    queryKey: ['listings.findNearDuplicates', data, ownSlug],
    queryFn: () => unwrap(listings.findNearDuplicates({ data, slug: ownSlug ?? null })),
    enabled: isOnline && ownSlug !== undefined
  });
  if (found === undefined || (found.own.length === 0 && !found.isCloseToAnother)) return null;
  return (
    <ul className="grid gap-2 rounded-panel border border-n6 bg-n2 p-4 text-ui">
      {found.own.map(({ slug, title, percent }) => (
        <Note key={slug}>
          {t(texts, 'selling.duplicate.own', { percent })}{' '}
          <Link to={paths.listing.getHref(slug)} dir="auto" className="text-daylight-11 underline">
            {title}
          </Link>
        </Note>
      ))}
      {found.isCloseToAnother ? <Note>{t(texts, 'selling.duplicate.other')}</Note> : null}
    </ul>
  );
}

/** Null for a listing that is new or no longer there, undefined while it is not known. */
function useSlug(listingId: string | null): string | null | undefined {
  const { data } = useOwnPrompts(listingId !== null);
  if (listingId === null) return null;
  return data === undefined ? undefined : (data.find(({ id }) => id === listingId)?.slug ?? null);
}

const Note = ({ children }: { readonly children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-warning-11" />
    <p className="min-w-0 break-words">{children}</p>
  </li>
);
