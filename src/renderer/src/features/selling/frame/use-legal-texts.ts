import { useQuery } from '@tanstack/react-query';
import type { LegalTextName } from '#shared/domain/market/legal/legal-text-names.ts';
import type { LegalText } from '#shared/domain/market/legal/legal-text.ts';
import { sellerTerms } from '#shared/domain/market/seller-terms.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSellingDependencies } from './dependencies.tsx';

function useLegalTexts() {
  const { legalTexts } = useSellingDependencies();
  return useQuery({
    queryKey: ['legalTexts.list'],
    queryFn: () => unwrap(legalTexts.list()),
    staleTime: 0
  });
}

/** The text in force; undefined until it is known. */
export const useLegalText = (name: LegalTextName): LegalText | undefined =>
  useLegalTexts().data?.find((text) => text.name === name)?.inForce;

/** The terms for sellers in force; the first ones until they are known, which the server refuses where others are in force. */
export function useSellerTerms(): { readonly terms: LegalText; readonly refetch: () => Promise<unknown> } {
  const { data, refetch } = useLegalTexts();
  return { terms: data?.find(({ name }) => name === 'sellerTerms')?.inForce ?? sellerTerms, refetch };
}
