import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';

const salesKey = ['sales.list'];

export function useSales() {
  const { sales } = useSellingDependencies();
  return useQuery({ queryKey: salesKey, queryFn: () => unwrap(sales.list()), staleTime: 0 });
}

export function useInvalidateSales(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: salesKey });
}
