// The tags of every table, one list a group of the schema.
import type { TablePrivacy } from '../privacy.ts';
import { accountPrivacy } from './accounts.ts';
import { marketplacePrivacy } from './marketplace.ts';
import { userListPrivacy } from './user-lists.ts';
import { orderPrivacy } from './orders.ts';
import { requestPrivacy } from './idempotency-and-limits.ts';
import { sandboxPrivacy } from './sandbox.ts';

export const privacyOfTables: readonly TablePrivacy[] = [
  ...accountPrivacy,
  ...marketplacePrivacy,
  ...orderPrivacy,
  ...userListPrivacy,
  ...requestPrivacy,
  ...sandboxPrivacy
];
