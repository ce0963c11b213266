import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StatisticsRange } from '#shared/domain/market/seller-statistics.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useAdminDependencies } from '../../frame/dependencies.tsx';

/** Money is never shown from the cache without asking again. */
const fresh = { staleTime: 0, placeholderData: keepPreviousData } as const;

export function useSalesReport({ from, to }: StatisticsRange) {
  const { salesReports } = useAdminDependencies();
  return useQuery({
    queryKey: ['salesReports.get', from, to],
    queryFn: () => unwrap(salesReports.get({ from, to })),
    ...fresh
  });
}

export function useSearchMisses({ from, to }: StatisticsRange) {
  const { salesReports } = useAdminDependencies();
  return useQuery({
    queryKey: ['salesReports.listSearchMisses', from, to],
    queryFn: () => unwrap(salesReports.listSearchMisses({ from, to })),
    ...fresh
  });
}

export function useBuyerCohorts() {
  const { salesReports } = useAdminDependencies();
  return useQuery({
    queryKey: ['salesReports.listCohorts'],
    queryFn: () => unwrap(salesReports.listCohorts()),
    ...fresh
  });
}
