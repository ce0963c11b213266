import { useQuery } from '@tanstack/react-query';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';

export const categoriesKey = ['categories.listUses'] as const;

export function useCategoryUses() {
  const { categories } = useAdminDependencies();
  return useQuery({ queryKey: categoriesKey, queryFn: () => unwrap(categories.listUses()), staleTime: 0 });
}
