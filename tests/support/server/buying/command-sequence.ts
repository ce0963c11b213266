// Commands of buyers, sellers, banks and networks, in any order. Numbers choose among what there is at that moment.
import * as fc from 'fast-check';

const pick = fc.nat({ max: 99 });

const act = <Name extends string, Fields extends object>(
  name: Name,
  fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> }
) =>
  fc.record({ do: fc.constant(name), ...fields }) as fc.Arbitrary<{ readonly do: Name } & Readonly<Fields>>;

const oneOfWhat = { what: pick };
const whoAndWhat = { who: pick, what: pick };

/** Places among the goods: the same items, in another order, with the free one, and without the first. */
const bundleItems = [
  [0, 1],
  [1, 0],
  [0, 1, 3],
  [1, 3]
] as const;

const anyCommand = fc.oneof(
  { weight: 2, arbitrary: act('sign up', oneOfWhat) },
  { weight: 3, arbitrary: act('browse', whoAndWhat) },
  { weight: 5, arbitrary: act('place', whoAndWhat) },
  { weight: 3, arbitrary: act('place with a coupon', { who: pick, what: pick, coupon: pick }) },
  { weight: 2, arbitrary: act('place by an own link', whoAndWhat) },
  {
    weight: 3,
    arbitrary: act('pay what they want', { who: pick, what: pick, addedCents: fc.constantFrom(99, 250) })
  },
  {
    weight: 1,
    arbitrary: act('create a coupon', {
      percent: fc.constantFrom(20, 100),
      maxUses: fc.constantFrom(null, 1, 3)
    })
  },
  { weight: 1, arbitrary: act('end a coupon', { coupon: pick }) },
  {
    weight: 2,
    arbitrary: act('start a sale', {
      what: pick,
      percent: fc.constantFrom(10, 50),
      minutes: fc.constantFrom(3, 1500)
    })
  },
  { weight: 1, arbitrary: act('end a sale', oneOfWhat) },
  /** As a client does that got no answer: the same intent. */
  { weight: 2, arbitrary: act('place again', { who: pick }) },
  { weight: 1, arbitrary: act('place at another price', whoAndWhat) },
  {
    weight: 1,
    arbitrary: act('change the price', {
      what: pick,
      cents: fc.constantFrom(99, 300, 450, 500),
      isPayWhatYouWant: fc.boolean()
    })
  },
  { weight: 1, arbitrary: act('apply', { who: pick }) },
  { weight: 1, arbitrary: act('list', { seller: pick }) },
  {
    weight: 3,
    arbitrary: act('edit the bundle', {
      items: fc.constantFrom(...bundleItems),
      cents: fc.constantFrom(250, 700, 700, 900)
    })
  },
  { weight: 2, arbitrary: act('archive', oneOfWhat) },
  { weight: 2, arbitrary: act('republish', oneOfWhat) },
  { weight: 2, arbitrary: act('follow', { who: pick, seller: pick }) },
  { weight: 1, arbitrary: act('unfollow', { who: pick, seller: pick }) },
  {
    weight: 2,
    arbitrary: act('change the commission', {
      basisPoints: fc.constantFrom(0, 1500, 3333),
      minutes: fc.constantFrom(2, 60)
    })
  },
  { weight: 1, arbitrary: act('take down', { what: pick, hasRefunds: fc.boolean() }) },
  { weight: 2, arbitrary: act('continue take-downs', {}) },
  { weight: 2, arbitrary: act('appeal', { what: pick, isAccepted: fc.boolean() }) },
  { weight: 5, arbitrary: act('pay', oneOfWhat) },
  { weight: 1, arbitrary: act('decline', oneOfWhat) },
  { weight: 1, arbitrary: act('process', oneOfWhat) },
  /** Any event of any time: late, doubled, out of order; those that are never drawn are lost. */
  { weight: 8, arbitrary: act('deliver', oneOfWhat) },
  { weight: 3, arbitrary: act('refund', { who: pick, what: pick, hasReason: fc.boolean() }) },
  { weight: 2, arbitrary: act('decide a refund', { what: pick, isApproved: fc.boolean() }) },
  { weight: 1, arbitrary: act('fail a refund', oneOfWhat) },
  { weight: 1, arbitrary: act('return a part', { what: pick, cents: fc.integer({ min: 1, max: 200 }) }) },
  { weight: 1, arbitrary: act('dispute', { what: pick, cents: fc.constantFrom(100, 10_000) }) },
  { weight: 1, arbitrary: act('win', oneOfWhat) },
  { weight: 1, arbitrary: act('lose', oneOfWhat) },
  { weight: 4, arbitrary: act('open', whoAndWhat) },
  { weight: 3, arbitrary: act('review', { who: pick, what: pick, stars: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 1, arbitrary: act('withdraw the review', whoAndWhat) },
  { weight: 1, arbitrary: act('cancel', whoAndWhat) },
  /** The provider does what it is asked next, and the answer is lost. */
  { weight: 2, arbitrary: act('lose the answer', {}) },
  { weight: 1, arbitrary: act('answer refunds later', { isLater: fc.boolean() }) },
  { weight: 1, arbitrary: act('wait', { minutes: fc.constantFrom(3, 60, 1500) }) },
  /** Until every hold has ended. */
  { weight: 1, arbitrary: act('wait', { minutes: fc.constant(15 * 1440) }) },
  { weight: 2, arbitrary: act('request a payout', {}) },
  { weight: 1, arbitrary: act('cancel a payout', {}) },
  { weight: 1, arbitrary: act('pay out weekly', {}) },
  {
    weight: 3,
    arbitrary: act('bank', { what: pick, does: fc.constantFrom('pay', 'pay', 'fail', 'reverse') })
  },
  { weight: 3, arbitrary: act('deliver a payout event', oneOfWhat) },
  { weight: 1, arbitrary: act('reconcile payouts', {}) },
  { weight: 1, arbitrary: act('lose the answer of the bank', {}) },
  { weight: 1, arbitrary: act('reconcile', {}) },
  { weight: 1, arbitrary: act('approve overdue refunds', {}) },
  /** The server dies while it does the next thing that is asked of it. */
  {
    weight: 3,
    arbitrary: act('crash', { atStatement: fc.integer({ min: 1, max: 20 }), isSent: fc.boolean() })
  }
);

export type ModelCommand = typeof anyCommand extends fc.Arbitrary<infer Drawn> ? Drawn : never;
export type CommandSequence = readonly ModelCommand[];

export const anyCommandSequence = (length: number): fc.Arbitrary<CommandSequence> =>
  fc.array(anyCommand, { minLength: length, maxLength: length, size: 'max' });
