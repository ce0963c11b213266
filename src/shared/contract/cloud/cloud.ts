// The HTTP API: the device's grammar plus a route each. Routes are registered from here and nowhere else.
import { accountProcedures, profileProcedures } from './account.ts';
import { adminContentProcedures } from './admin/content.ts';
import { adminSalesProcedures } from './admin/sales.ts';
import { adminListingProcedures } from './admin/listings.ts';
import { adminModelProcedures } from './admin/models.ts';
import { adminSettingsProcedures } from './admin/settings.ts';
import { adminUserProcedures } from './admin/users.ts';
import { adminOverviewProcedures } from './admin/overview.ts';
import { administrationProcedures } from './administration.ts';
import { categoryProcedures } from './categories.ts';
import { communityProcedures } from './community.ts';
import { discountProcedures } from './discounts.ts';
import { earningsProcedures } from './earnings.ts';
import { inboxProcedures } from './inbox.ts';
import { legalTextProcedures } from './legal-texts.ts';
import { listingProcedures } from './listings.ts';
import { mediaProcedures } from './media.ts';
import { moderationProcedures } from './moderation.ts';
import { noticeProcedures } from './notices.ts';
import { orderProcedures } from './orders.ts';
import { reviewProcedures } from './reviews.ts';
import { sellingProcedures } from './selling.ts';
import { serverProcedures } from './server.ts';
import { syncProcedures } from './sync.ts';
import { wishlistProcedures } from './wishlists.ts';
import type { CloudName } from './cloud-routes.ts';
import type { Caller, Procedure } from '../procedure.ts';

export const cloudContract = {
  ...serverProcedures,
  ...accountProcedures,
  ...profileProcedures,
  ...listingProcedures,
  ...orderProcedures,
  ...communityProcedures,
  ...discountProcedures,
  ...inboxProcedures,
  ...wishlistProcedures,
  ...reviewProcedures,
  ...noticeProcedures,
  ...sellingProcedures,
  ...earningsProcedures,
  ...mediaProcedures,
  ...administrationProcedures,
  ...moderationProcedures,
  ...adminUserProcedures,
  ...adminOverviewProcedures,
  ...adminSalesProcedures,
  ...adminListingProcedures,
  ...adminModelProcedures,
  ...adminSettingsProcedures,
  ...adminContentProcedures,
  ...legalTextProcedures,
  ...categoryProcedures,
  ...syncProcedures
} as const satisfies Readonly<Record<CloudName, Procedure>>;

export type CloudContract = typeof cloudContract;
/** The cloud as screens call it: `cloud.listings.get({ slug })`. */
export type Cloud = Caller<CloudContract>;
