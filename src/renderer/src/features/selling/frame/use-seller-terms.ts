import { useQuery } from '@tanstack/react-query';
import type { LegalText } from '#shared/domain/market/legal/legal-text.ts';
import { sellerTerms } from '#shared/domain/market/seller-terms.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSellingDependencies } from './dependencies.tsx';

/** The terms for sellers in force; the first ones until they are known, which the server refuses where others are in force. */
export function useSellerTerms(): { readonly terms: LegalText; readonly refetch: () => Promise<unknown> } {
  const { legalTexts } = useSellingDependencies();
  const { data, refetch } = useQuery({
    queryKey: ['legalTexts.list'],
    queryFn: () => unwrap(legalTexts.list()),
    staleTime: 0
  });
  return { terms: data?.find(({ name }) => name === 'sellerTerms')?.inForce ?? sellerTerms, refetch };
}
