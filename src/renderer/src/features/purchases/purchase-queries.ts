import { infiniteQueryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EntitlementState } from '#shared/domain/trade/order-state.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { removeRevoked } from './remove-revoked.ts';
import { nextPollDelay } from './order-view.ts';
import { type PurchaseDependencies, usePurchaseDependencies } from './dependencies.tsx';

const partSize = 24;

/** Nothing of money is taken from what was known before: each look asks. */
const fresh = { staleTime: 0, refetchOnReconnect: 'always' } as const;

/** What a listing costs this buyer now. */
export function useOffer(slug: string) {
  const { orders } = usePurchaseDependencies();
  return useQuery({
    queryKey: ['orders.quote', slug],
    queryFn: () => unwrap(orders.quote({ slug })),
    ...fresh
  });
}

/** While it has not settled it is asked for again, as long as the window is looked at. */
export function useOrder(id: string) {
  const { orders } = usePurchaseDependencies();
  return useQuery({
    queryKey: ['orders.get', id],
    queryFn: () => unwrap(orders.get({ id })),
    enabled: id !== '',
    // Whoever comes back from paying elsewhere does not wait for the next look.
    refetchOnWindowFocus: ({ state: { data } }) => (data?.state === 'pending' ? 'always' : false),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data === undefined ? false : nextPollDelay(data, dataUpdateCount + errorUpdateCount),
    ...fresh
  });
}

export type PurchaseView = { readonly search: string; readonly state: EntitlementState | null };

function purchasesQuery(tools: PurchaseDependencies, { search, state }: PurchaseView) {
  return infiniteQueryOptions({
    queryKey: ['purchases.list', search, state],
    initialPageParam: null as string | null,
    async queryFn({ client, pageParam: cursor }) {
      const page = await unwrap(
        tools.purchases.list({
          limit: partSize,
          ...(search === '' ? {} : { search }),
          ...(state === null ? {} : { state }),
          ...(cursor === null ? {} : { cursor })
        })
      );
      await removeRevoked(tools, page.items);
      void client.invalidateQueries({ queryKey: ['purchasedPrompts.list'] });
      return page;
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...fresh
  });
}

export const usePurchases = (view: PurchaseView) =>
  useInfiniteQuery(purchasesQuery(usePurchaseDependencies(), view));

/** Orders that wait for their payment. */
export function useWaitingOrders(): readonly Order[] {
  const { orders } = usePurchaseDependencies();
  const { data } = useQuery({
    queryKey: ['orders.list'],
    queryFn: () => unwrap(orders.list({ limit: partSize })),
    ...fresh
  });
  return data?.items.filter(({ state }) => state === 'pending') ?? [];
}

export function usePurchasedVersions(id: string) {
  const { purchases } = usePurchaseDependencies();
  return useQuery({
    queryKey: ['purchases.listVersions', id],
    queryFn: () => unwrap(purchases.listVersions({ id })),
    ...fresh
  });
}

export function useReceipt(id: string) {
  const { orders } = usePurchaseDependencies();
  return useQuery({
    queryKey: ['orders.getReceipt', id],
    queryFn: () => unwrap(orders.getReceipt({ id })),
    ...fresh
  });
}

/** What of the purchases is on this device. */
export function usePurchasedPrompts() {
  const { purchasedPrompts } = usePurchaseDependencies();
  return useQuery({
    queryKey: ['purchasedPrompts.list'],
    queryFn: () => unwrap(purchasedPrompts.list()),
    staleTime: 0
  });
}

/** After a purchase, an opening or a refund: everything that shows it is fetched again. */
export function useInvalidatePurchases(): () => void {
  const client = useQueryClient();
  return () => {
    for (const name of [
      'orders.quote',
      'orders.get',
      'orders.list',
      'purchases.list',
      'purchasedPrompts.list'
    ]) {
      void client.invalidateQueries({ queryKey: [name] });
    }
  };
}
