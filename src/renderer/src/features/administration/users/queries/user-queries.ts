import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type UserCard, userRoleFilters, userStatuses } from '#shared/contract/cloud/admin/users.ts';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import { sellerStates } from '#shared/domain/market/states.ts';
import type { Result } from '#shared/kit/result.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useUrlQuery } from '#renderer/lib/use-url-query.ts';
import { useAdminDependencies } from '../../frame/dependencies.tsx';

const partSize = 40;

type Asked = NonNullable<Parameters<Cloud['users']['list']>[0]>;
export type UserFilter = Pick<Asked, 'search' | 'role' | 'status' | 'sellerState'>;

const choose = <Value extends string>(known: readonly Value[], text: string | null): Value | undefined =>
  known.find((value) => value === text);

/** Search and filters are part of the address, so that they can be sent to a colleague. */
export function useUserFilter(): {
  readonly filter: UserFilter;
  readonly setFilter: (change: Readonly<Record<keyof UserFilter, string | undefined>>) => void;
} {
  const [query, setQuery] = useUrlQuery();
  const search = query.get('search') ?? '';
  const role = choose(userRoleFilters, query.get('role'));
  const status = choose(userStatuses, query.get('status'));
  const sellerState = choose(sellerStates, query.get('seller'));
  return {
    filter: {
      ...(search === '' ? {} : { search: search.slice(0, 254) }),
      ...(role === undefined ? {} : { role }),
      ...(status === undefined ? {} : { status }),
      ...(sellerState === undefined ? {} : { sellerState })
    },
    setFilter: (next) => {
      const entries = [
        ['search', next.search],
        ['role', next.role],
        ['status', next.status],
        ['seller', next.sellerState]
      ].filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '');
      setQuery(new URLSearchParams(entries));
    }
  };
}

type Page<Item> = { readonly items: readonly Item[]; readonly nextCursor: string | null };

/** A list of administration, read part by part. */
export function usePages<Item>(
  queryKey: readonly unknown[],
  load: (page: { limit: number; cursor?: string }) => Promise<Result<Page<Item>, ContractError>>
) {
  return useInfiniteQuery({
    queryKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(load({ limit: partSize, ...(cursor === null ? {} : { cursor }) })),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0
  });
}

export function useUsers(filter: UserFilter) {
  const { users } = useAdminDependencies();
  return usePages<UserCard>(['users.list', filter], (page) => users.list({ ...page, ...filter }));
}

/** Everything on a person's page is below this key, so that an act reads all of it again. */
export const userKey = (id: string, ...part: readonly string[]) => ['user', id, ...part] as const;

export function useUser(id: string) {
  const { users } = useAdminDependencies();
  return useQuery({ queryKey: userKey(id), queryFn: () => unwrap(users.get({ id })), staleTime: 0 });
}
