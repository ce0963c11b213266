import * as z from 'zod';
import { ListingCard, ListingPage, Review } from '../../domain/market/listing.ts';
import { ListingFacets, ListingFilter, ListingSearch } from '../../domain/market/listing-search.ts';
import { PromptData } from '../../domain/craft/prompt/prompt.ts';
import { ReportDraft } from '../../domain/market/moderation/report.ts';
import { NearDuplicates } from '../../domain/market/near-duplicate/near-duplicates.ts';
import { viewSources } from '../../domain/market/view-source.ts';
import { command, nothing, query } from '../procedure.ts';
import { PageRequest, pageOf } from '../paging.ts';

const BySlug = z.object({ slug: z.string().min(1).max(120) });

export const listingProcedures = {
  /** Published listings of active sellers. Pages neither repeat nor skip what stood there at the first one. */
  'listings.search': query(ListingSearch, pageOf(ListingCard)),
  'listings.countFacets': query(ListingFilter, ListingFacets),
  /** Titles and tags that begin like, or look like, what was typed; at most eight. */
  'listings.suggest': query(
    z.object({ search: z.string().trim().min(1).max(100) }),
    z.array(
      z.object({ text: z.string(), kind: z.enum(['listing', 'tag', 'seller']), slug: z.string().nullable() })
    )
  ),
  'listings.get': query(BySlug, ListingPage),
  'listings.listReviews': query(PageRequest.extend(BySlug.shape), pageOf(Review)),
  /** At most six. */
  'listings.listSimilar': query(BySlug, z.array(ListingCard)),
  /** Compares a prompt that is not for sale yet. `slug` is the listing that it is a new version of. */
  'listings.findNearDuplicates': query(
    z.object({ data: PromptData, slug: z.string().max(120).nullable() }),
    NearDuplicates
  ),
  /** Counts a view for the seller's statistics: one for each visitor and day. `phrase`: what was searched for. */
  'listings.recordView': command(
    BySlug.extend({ source: z.enum(viewSources), phrase: z.string().max(100).optional() }),
    nothing
  ),
  /** Once a person; a second one is answered the same. */
  'listings.report': command(BySlug.extend(ReportDraft.shape), nothing)
} as const;
