// The tags of every table, one list a group of the schema.
import type { TablePrivacy } from '../privacy.ts';
import { accountPrivacy } from './accounts.ts';
import { marketplacePrivacy } from './marketplace.ts';
import { ownListPrivacy } from './own-lists.ts';
import { orderPrivacy } from './orders.ts';
import { requestPrivacy } from './requests.ts';
import { sandboxPrivacy } from './sandbox.ts';

export const privacyOfTables: readonly TablePrivacy[] = [
  ...accountPrivacy,
  ...marketplacePrivacy,
  ...orderPrivacy,
  ...ownListPrivacy,
  ...requestPrivacy,
  ...sandboxPrivacy
];
