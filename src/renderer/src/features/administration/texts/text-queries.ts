import { useQuery } from '@tanstack/react-query';
import type { LegalTextChange, PublicLegalText } from '#shared/contract/cloud/legal-texts.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';

export const legalTextsKey = ['legalTexts.listChanges'] as const;

export type ManagedText = PublicLegalText & {
  /** Of every version but the first, also withdrawn ones; the latest first. */
  readonly changes: readonly LegalTextChange[];
};

export function useLegalTexts() {
  const { legalTexts } = useAdminDependencies();
  return useQuery({
    queryKey: legalTextsKey,
    queryFn: async (): Promise<ManagedText[]> => {
      const [known, changes] = await Promise.all([
        unwrap(legalTexts.list()),
        unwrap(legalTexts.listChanges())
      ]);
      return known.map((text) => ({
        ...text,
        changes: changes.filter(({ name }) => name === text.name)
      }));
    },
    staleTime: 0
  });
}
