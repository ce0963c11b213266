import type { ContractError } from '#shared/contract/errors.ts';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { ok, type Result } from '#shared/kit/result.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { useCategories } from '#renderer/feature-api/use-categories.ts';
import { runLongWork } from '#renderer/lib/long-work.ts';
import { createCategoryNames, translateError } from '#renderer/messages/translated-names.ts';
import { formatCsv } from '#shared/kit/csv.ts';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { useSellingDependencies } from '../frame/dependencies.tsx';

const partSize = 60;

/** Saves all of the seller's listings as CSV. Only a failure is reported: the system shows its own confirmation. */
export function useExportCsv(): () => Promise<void> {
  const { platform } = useServices();
  const { sellers, notify } = useSellingDependencies();
  const nameCategory = createCategoryNames(useCategories());
  const readAll = async (): Promise<Result<OwnListing[], ContractError>> => {
    const found: OwnListing[] = [];
    let cursor: string | null = null;
    do {
      const part: Awaited<ReturnType<typeof sellers.listListings>> = await sellers.listListings({
        limit: partSize,
        ...(cursor === null ? {} : { cursor })
      });
      if (!part.ok) return part;
      found.push(...part.value.items);
      cursor = part.value.nextCursor;
    } while (cursor !== null);
    return ok(found);
  };
  return async () => {
    const found = await runLongWork(readAll);
    if (!found.ok) return notify({ type: 'error', title: translateError(found.error) });
    const saved = await platform.files.save('listings.csv', writeListingsCsv(found.value, nameCategory));
    if (!saved.ok) notify({ type: 'error', title: translateError(saved.error) });
  };
}

/**
 * The listings as a table for spreadsheets. Text that a spreadsheet would run as a formula is kept as text.
 * `nameCategory` gives the name of a category by its key.
 */
export const writeListingsCsv = (
  listings: readonly OwnListing[],
  nameCategory: (key: string) => string
): string =>
  formatCsv([
    [
      t(texts, 'selling.many.csv.title'),
      t(texts, 'selling.many.csv.kind'),
      t(texts, 'selling.many.csv.state'),
      t(texts, 'selling.many.csv.price'),
      t(texts, 'selling.many.csv.payWhatYouWant'),
      t(texts, 'selling.many.csv.suggested'),
      t(texts, 'selling.many.csv.tags'),
      t(texts, 'selling.many.csv.version'),
      t(texts, 'selling.many.csv.sales'),
      t(texts, 'selling.many.csv.updated'),
      t(texts, 'selling.many.csv.category'),
      t(texts, 'selling.many.csv.description')
    ],
    ...listings.map(({ title, kind, state, price, suggested, tags, version, ...listing }) => [
      title,
      t(texts, kind === 'bundle' ? 'selling.bundle' : 'selling.many.csv.prompt'),
      t(texts, `selling.listing.${state}`),
      price.cents / 100,
      t(texts, listing.isPayWhatYouWant ? 'selling.many.csv.yes' : 'selling.many.csv.no'),
      suggested === null ? '' : suggested.cents / 100,
      tags.join(', '),
      version ?? '',
      listing.salesCount,
      toIsoDate(listing.updatedAt).slice(0, 10),
      listing.category === '' ? '' : nameCategory(listing.category),
      listing.description
    ])
  ]);
