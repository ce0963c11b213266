import { infiniteQueryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import type { Offer, Order } from '#shared/domain/trade/order.ts';
import type { Purchase } from '#shared/domain/trade/purchase.ts';
import { Refusal, unwrap } from '#renderer/lib/query/query-client.tsx';
import { readSignedInHint, useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import type { PurchaseView } from './purchase-view.ts';
import { removeRevoked } from './remove-revoked.ts';
import { nextPollDelay } from './order-view.ts';
import { type PurchaseDependencies, usePurchaseDependencies } from './dependencies.tsx';

const partSize = 24;

/** Nothing of money is taken from what was known before: each look asks. */
const fresh = { staleTime: 0, refetchOnReconnect: 'always' } as const;

/** The offer of a listing to this buyer, with the coupon if one is given. */
export function useOffer(slug: string, coupon: string | null = null) {
  const { orders, takeAnswer } = usePurchaseDependencies();
  const wasSignedIn = useSignedInHint();
  const { data, dataUpdatedAt, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    queryKey: coupon === null ? ['orders.quote', slug] : ['orders.quote', slug, coupon],
    initialData: () =>
      coupon === null ? (takeAnswer(`orders.quote ${slug}`) as Offer | undefined) : undefined,
    initialDataUpdatedAt: 0,
    queryFn: () => unwrap(orders.quote({ slug, ...(coupon === null ? {} : { coupon }) })),
    // The price so far is shown until the one with the coupon is known.
    placeholderData: (previous) => (previous?.slug === slug ? previous : undefined),
    ...fresh,
    staleTime: ({ state }) => (isForVisitors(state) && !readSignedInHint() ? Number.POSITIVE_INFINITY : 0)
  });
  const isUnknown = wasSignedIn && !isPlaceholderData && isForVisitors({ data, dataUpdatedAt });
  useEffect(() => {
    if (isUnknown) void refetch({ cancelRefetch: false });
  }, [isUnknown, refetch]);
  return { data: isUnknown ? undefined : data, isError, isFetching, refetch };
}

const isForVisitors = (state: {
  readonly data: Offer | undefined;
  readonly dataUpdatedAt: number;
}): boolean => state.data !== undefined && state.dataUpdatedAt === 0;

/** While it has not settled it is asked for again, as long as the window is looked at. */
export function useOrder(id: string) {
  const { orders } = usePurchaseDependencies();
  return useQuery({
    queryKey: ['orders.get', id],
    queryFn: () => unwrap(orders.get({ id })),
    enabled: id !== '',
    // Returning from the checkout polls at once.
    refetchOnWindowFocus: ({ state: { data } }) => (data?.state === 'pending' ? 'always' : false),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data === undefined ? false : nextPollDelay(data, dataUpdateCount + errorUpdateCount),
    ...fresh
  });
}

/** `isFromDevice`: the server could not be reached, and this device knows them from its last round of sync. */
type PurchasePage = {
  readonly value: OutputOf<CloudContract['purchases.list']>;
  readonly isFromDevice: boolean;
};

function purchasesQuery(tools: PurchaseDependencies, view: PurchaseView) {
  const { search, state } = view;
  return infiniteQueryOptions({
    queryKey: ['purchases.list', search, state],
    initialPageParam: null as string | null,
    async queryFn({ client, pageParam: cursor }): Promise<PurchasePage> {
      const answer = await tools.purchases.list({
        limit: partSize,
        ...(search === '' ? {} : { search }),
        ...(state === null ? {} : { state }),
        ...(cursor === null ? {} : { cursor })
      });
      if (!answer.ok) {
        const known = isNetworkError(answer.error) ? await listKnownPurchases(tools.replica, view) : null;
        if (known === null) throw new Refusal(answer.error);
        return { value: { items: known, nextCursor: null }, isFromDevice: true };
      }
      await removeRevoked(tools, answer.value.items);
      void client.invalidateQueries({ queryKey: ['purchasedPrompts.list'] });
      return { value: answer.value, isFromDevice: false };
    },
    getNextPageParam: ({ value }) => value.nextCursor,
    ...fresh
  });
}

async function listKnownPurchases(
  replica: PurchaseDependencies['replica'],
  view: PurchaseView
): Promise<Purchase[] | null> {
  const rows = await replica.listRows({ entity: 'purchases' });
  if (!rows.ok || rows.value === null) return null;
  return (await import('./known-purchases.ts')).readPurchases(rows.value, view);
}

export const usePurchases = (view: PurchaseView) =>
  useInfiniteQuery(purchasesQuery(usePurchaseDependencies(), view));

/** Has a purchase that was just paid on this device before it is first looked at. */
export function useKeepPurchases(isPaid: boolean): void {
  const { syncNow } = usePurchaseDependencies();
  useEffect(() => {
    if (isPaid) syncNow();
  }, [isPaid, syncNow]);
}

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

/** The purchases stored on this device. */
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
