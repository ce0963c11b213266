import type { ClosedPageName } from '#shared/contract/paths.ts';

type Purpose = {
  /** What the place is for. */
  readonly purpose: string;
  /** What works without it. */
  readonly instead: string;
  readonly to: 'builder' | 'library' | 'faq';
};

const ownWork = 'Building prompts needs no account: what you make is kept on this device.';
const ownTemplates =
  'The templates that come with the app are yours to use, and you can save your own beside them.';
const sellLater =
  'You can already write the prompts you want to sell, save them as templates and export them as a pack.';
const adminNone =
  'Nothing on this device needs an administrator: your prompts, templates and settings are yours alone.';

export const purposes: Readonly<Record<ClosedPageName, Purpose>> = {
  contact: {
    purpose: 'Here you reach the people who run a marketplace.',
    instead: 'Most questions about the app are answered already.',
    to: 'faq'
  },
  showcase: {
    purpose: 'Here are videos that people made, each with the prompt behind it.',
    instead: ownTemplates,
    to: 'library'
  },
  marketplace: {
    purpose: 'Here people sell prompts and bundles of them.',
    instead: ownTemplates,
    to: 'library'
  },
  listing: {
    purpose: 'Here is one prompt or bundle that somebody sells.',
    instead: ownTemplates,
    to: 'library'
  },
  profile: {
    purpose: 'Here is what somebody shows of themselves and sells.',
    instead: ownTemplates,
    to: 'library'
  },
  signIn: {
    purpose: 'Here you sign in to buy and sell.',
    instead: ownWork,
    to: 'builder'
  },
  myProfile: {
    purpose: 'Here you say who you are to buyers and sellers.',
    instead: ownWork,
    to: 'builder'
  },
  purchases: {
    purpose: 'Here are the prompts and bundles you bought.',
    instead: ownTemplates,
    to: 'library'
  },
  wishlist: {
    purpose: 'Here are the prompts and bundles you want to remember.',
    instead: 'In the template library you can mark favourites without an account.',
    to: 'library'
  },
  paymentSuccess: {
    purpose: 'Here you land after paying, with what you bought.',
    instead: 'Nothing was bought and nothing was charged from this app.',
    to: 'library'
  },
  seller: {
    purpose: 'Here sellers see what waits for them, what sells and what they are owed.',
    instead: sellLater,
    to: 'builder'
  },
  createBundle: {
    purpose: 'Here sellers put several prompts together under one price.',
    instead: sellLater,
    to: 'builder'
  },
  createListing: {
    purpose: 'Here sellers describe a prompt and set its price.',
    instead: sellLater,
    to: 'builder'
  },
  earnings: {
    purpose: 'Here sellers see what they earned and when it is paid out.',
    instead: sellLater,
    to: 'builder'
  },
  admin: { purpose: 'Here a marketplace is looked after.', instead: adminNone, to: 'builder' },
  adminUsers: {
    purpose: 'Here the accounts of a marketplace are looked after.',
    instead: adminNone,
    to: 'builder'
  },
  adminContent: {
    purpose: 'Here prompts are looked at before they go on sale.',
    instead: adminNone,
    to: 'builder'
  },
  adminSales: {
    purpose: 'Here are the sales of a whole marketplace.',
    instead: adminNone,
    to: 'builder'
  },
  adminSettings: {
    purpose: 'Here are the fees, rules and switches of a marketplace.',
    instead: adminNone,
    to: 'builder'
  }
};
