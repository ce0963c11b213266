// The HTTP API: the device's grammar plus a route each. Routes are registered from here and nowhere else.
import { accountProcedures } from './cloud/account.ts';
import { inboxProcedures } from './cloud/inbox.ts';
import { listingProcedures } from './cloud/listings.ts';
import { noticeProcedures } from './cloud/notices.ts';
import { orderProcedures } from './cloud/orders.ts';
import { profileProcedures } from './cloud/profiles.ts';
import { reviewProcedures } from './cloud/reviews.ts';
import { sellingProcedures } from './cloud/selling.ts';
import { serverProcedures } from './cloud/server.ts';
import { wishlistProcedures } from './cloud/wishlists.ts';
import type { CloudName } from './cloud-routes.ts';
import type { Caller, Procedure } from './procedure.ts';

export const cloudContract = {
  ...serverProcedures,
  ...accountProcedures,
  ...profileProcedures,
  ...listingProcedures,
  ...orderProcedures,
  ...inboxProcedures,
  ...wishlistProcedures,
  ...reviewProcedures,
  ...noticeProcedures,
  ...sellingProcedures
} as const satisfies Readonly<Record<CloudName, Procedure>>;

export type CloudContract = typeof cloudContract;
/** The cloud as screens call it: `cloud.listings.get({ slug })`. */
export type Cloud = Caller<CloudContract>;
