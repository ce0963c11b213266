import { useQuery } from '@tanstack/react-query';
import type { Category } from '#shared/contract/cloud/categories.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useServices } from './services.ts';

const none: readonly Category[] = [];

/** The categories of listings in their order; none until they are known. */
export function useCategories(): readonly Category[] {
  const { categories } = useServices().platform.cloud;
  const { data } = useQuery({ queryKey: ['categories.list'], queryFn: () => unwrap(categories.list()) });
  return data ?? none;
}
