import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Coupon } from '#shared/domain/trade/coupon.ts';
import { askOrRead, newestFirst, readKnownRows } from '#renderer/feature-api/sync/known-rows.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';

const couponsKey = ['coupons.list'];

export function useCoupons() {
  const { coupons, replica } = useSellingDependencies();
  return useQuery({
    queryKey: couponsKey,
    queryFn: () =>
      askOrRead(coupons.list(), async () => {
        const known = await readKnownRows(replica, 'coupons', Coupon);
        return known && newestFirst(known);
      }),
    staleTime: 0
  });
}

export function useInvalidateCoupons(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: couponsKey });
}
