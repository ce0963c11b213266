// The expected outcome of a history of moderation: entitlements, money, visibility and audit entries.
import * as fc from 'fast-check';

export const sellerStates = ['active', 'limited', 'suspended'] as const;
const buyer = fc.nat({ max: 1 });
const listing = fc.nat({ max: 1 });

const act = <Name extends string, Input extends object>(
  name: Name,
  input: { [Key in keyof Input]: fc.Arbitrary<Input[Key]> }
) =>
  fc.record({ name: fc.constant(name), ...input }) as unknown as fc.Arbitrary<
    { readonly name: Name } & Readonly<Input>
  >;

export const anyHistory = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: act('buy', { buyer, listing }) },
    { weight: 2, arbitrary: act('open', { buyer, listing }) },
    { weight: 2, arbitrary: act('refund', { buyer, listing }) },
    { weight: 1, arbitrary: act('decide refund', { buyer, listing, isApproved: fc.boolean() }) },
    { weight: 2, arbitrary: act('set seller', { state: fc.constantFrom(...sellerStates) }) },
    { weight: 2, arbitrary: act('take down', { listing, hasRefunds: fc.boolean() }) },
    { weight: 2, arbitrary: act('appeal', { listing }) },
    { weight: 2, arbitrary: act('decide appeal', { listing, isAccepted: fc.boolean() }) },
    { weight: 2, arbitrary: act('keep', { listing }) },
    { weight: 2, arbitrary: act('void strike', { listing }) },
    { weight: 2, arbitrary: act('set on sale', { listing, isOnSale: fc.boolean() }) }
  ),
  { minLength: 10, maxLength: 25 }
);
export type Act = typeof anyHistory extends fc.Arbitrary<(infer One)[]> ? One : never;

export type ModelOrder = {
  readonly id: string;
  readonly buyer: number;
  readonly listing: number;
  isOpened: boolean;
  isRefunded: boolean;
  request: 'none' | 'open' | 'refused';
};

export type Model = {
  seller: (typeof sellerStates)[number];
  readonly listings: {
    state: 'published' | 'archived' | 'taken_down';
    appeal: 'none' | 'open' | 'decided';
    /** It went on sale without a review, and nobody kept it or took it down. */
    isUnreviewed: boolean;
    /** Of its last take-down. */
    strike: 'none' | 'counting' | 'voided';
  }[];
  readonly orders: ModelOrder[];
  /** Of strikes that count. */
  points: number;
  auditEntries: number;
};

export const createModel = (): Model => ({
  seller: 'active',
  listings: [0, 1].map(() => ({
    state: 'published',
    appeal: 'none',
    isUnreviewed: true,
    strike: 'none'
  })),
  orders: [],
  points: 0,
  auditEntries: 0
});

export const isVisible = ({ seller, listings }: Model, number: number): boolean =>
  seller === 'active' && listings[number]?.state === 'published';

/** The order by which the buyer has a right to the listing. */
export const findHeld = ({ orders }: Model, about: { readonly buyer: number; readonly listing: number }) =>
  orders.find((one) => one.buyer === about.buyer && one.listing === about.listing && !one.isRefunded);
