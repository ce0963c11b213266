import type { ContractError } from '#shared/contract/errors.ts';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { ok, type Result } from '#shared/kit/result.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { useCategories } from '#renderer/feature-api/use-categories.ts';
import { runLongWork } from '#renderer/lib/long-work.ts';
import { createCategoryNames, translateError } from '#renderer/messages/translated-names.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { writeListingsCsv } from './listings-csv.ts';

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
