import { type TablePrivacy, tagTable } from '../privacy.ts';
import { sandboxCheckouts, sandboxEvents } from '../schema/sandbox.ts';

/** Another party's books: nobody is told from them but by way of the order, and its row is exported with its buyer. */
export const sandboxPrivacy: readonly TablePrivacy[] = [
  tagTable(sandboxCheckouts, {
    id: 'none',
    orderId: 'none',
    title: 'none',
    totalCents: 'none',
    currency: 'none',
    returnUrl: 'none',
    cancelUrl: 'none',
    copies: 'none',
    delaySeconds: 'none',
    createdAt: 'none'
  }),
  tagTable(sandboxEvents, { checkoutId: 'none', key: 'none', id: 'none', fact: 'none', createdAt: 'none' })
];
