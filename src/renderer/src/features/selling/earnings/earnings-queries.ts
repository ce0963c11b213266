import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import {
  type EarningsBucket,
  EarningsSummary,
  Payout,
  type PayoutAccount,
  type YearSum
} from '#shared/domain/trade/payout/earnings.ts';
import { openPayoutStates } from '#shared/domain/trade/payout/payout-state.ts';
import { askOrRead, newestFirst, readKnownRows } from '#renderer/feature-api/sync/known-rows.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';

const partSize = 30;
/** Amounts of money are never served from the cache without a refetch. */
const fresh = { staleTime: 0, refetchOnReconnect: 'always' } as const;
/** The polling interval while a payout is in progress and the window is visible. */
const pollMs = 5000;

const summaryKey = ['earnings', 'summary'];
const accountKey = ['earnings', 'account'];

const useCloud = () => useServices().platform.cloud;

export function useEarningsSummary() {
  const { cloud, device } = useServices().platform;
  return useQuery({
    queryKey: summaryKey,
    queryFn: () =>
      askOrRead(
        cloud.earnings.getSummary(),
        async () => (await readKnownRows(device.replica, 'sellerEarnings', EarningsSummary))?.[0]
      ),
    refetchInterval: ({ state: { data } }) => ((data?.inPayoutCents ?? 0) > 0 ? pollMs : false),
    ...fresh
  });
}

/** Part of the key of lists that make up these amounts, so that they are fetched again when an amount changes. */
const listAmounts = ({ availableCents, inPayoutCents, paidCents, owedCents }: EarningsSummary) => [
  availableCents,
  inPayoutCents,
  paidCents,
  owedCents
];

/** The lines behind one amount, or all lines. They stay until those of a changed amount have come. */
export function useEarningsLines(bucket: EarningsBucket | null, summary: EarningsSummary) {
  const { earnings } = useCloud();
  return useInfiniteQuery({
    queryKey: ['earnings', 'lines', bucket, listAmounts(summary)],
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(
        earnings.listLines({
          limit: partSize,
          ...(bucket !== null && { bucket }),
          ...(cursor !== null && { cursor })
        })
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...fresh
  });
}

/** Narrows the lines to those behind one number: of a payout, of a day of release, or of a year. */
export type LineSelection =
  | { readonly payoutId: string }
  | { readonly releaseDay: number }
  | { readonly year: number; readonly yearSum: YearSum };

/** The lines behind a number; fetched again when the number changes. */
export function useSelectedLines(selection: LineSelection, cents: number) {
  const { earnings } = useCloud();
  return useInfiniteQuery({
    queryKey: ['earnings', 'lines', selection, cents],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(earnings.listLines({ limit: partSize, ...selection, ...(cursor !== null && { cursor }) })),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...fresh
  });
}

const isOpen = ({ state }: Payout): boolean => openPayoutStates.some((open) => open === state);

export function usePayouts() {
  const { cloud, device } = useServices().platform;
  return useInfiniteQuery({
    queryKey: ['earnings', 'payouts'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      askOrRead(cloud.payouts.list({ limit: partSize, ...(cursor !== null && { cursor }) }), async () => {
        const known = await readKnownRows(device.replica, 'payouts', Payout);
        return known && { items: newestFirst(known), nextCursor: null };
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(isOpen)) === true ? pollMs : false,
    ...fresh
  });
}

export function usePayoutAccount() {
  const { payouts } = useCloud();
  const client = useQueryClient();
  return useQuery({
    queryKey: accountKey,
    queryFn: async () => {
      const before = client.getQueryData<PayoutAccount>(accountKey);
      const account = await unwrap(payouts.getAccount());
      // The summary contains whether a payout can be requested, which depends on the account.
      if (before !== undefined && before.state !== account.state)
        void client.invalidateQueries({ queryKey: summaryKey });
      return account;
    },
    // Onboarding happens on the provider's page, so the account is refetched when the user returns to this window.
    refetchOnWindowFocus: ({ state: { data } }) => (data?.state === 'ready' ? false : 'always'),
    ...fresh
  });
}

export function useStatements(summary: EarningsSummary) {
  const { statements } = useCloud();
  return useQuery({
    queryKey: ['earnings', 'statements', listAmounts(summary)],
    placeholderData: keepPreviousData,
    queryFn: () => unwrap(statements.list()),
    ...fresh
  });
}

export function useStatement(month: string) {
  const { statements } = useCloud();
  return useQuery({
    queryKey: ['earnings', 'statement', month],
    queryFn: () => unwrap(statements.get({ month })),
    ...fresh
  });
}

/** Requests a payout (null) or cancels one, then refetches all earnings data. */
export function usePayoutAction() {
  const { payouts } = useCloud();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) => unwrap(id === null ? payouts.request() : payouts.cancel({ id })),
    onSettled: () => client.invalidateQueries({ queryKey: ['earnings'] })
  });
}

/** Opens the provider's onboarding page: in this window on the web, in the browser from the desktop app. */
export function useOnboarding() {
  const { cloud, capabilities } = useServices().platform;
  return useMutation({
    mutationFn: async () => {
      const { url } = await unwrap(cloud.payouts.startOnboarding());
      if (capabilities.shell === null) location.assign(url);
      else await unwrap(capabilities.shell.checkout.open({ url }));
    }
  });
}
