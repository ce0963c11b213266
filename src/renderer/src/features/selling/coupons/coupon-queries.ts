import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';

const couponsKey = ['coupons.list'];

export function useCoupons() {
  const { coupons } = useSellingDependencies();
  return useQuery({ queryKey: couponsKey, queryFn: () => unwrap(coupons.list()), staleTime: 0 });
}

export function useInvalidateCoupons(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: couponsKey });
}
