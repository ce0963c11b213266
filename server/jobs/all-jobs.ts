import { checkInvariantsJob } from '../invariants/check-invariants-job.ts';
import {
  sendNotice,
  sendRecoveryMail,
  sendRequestedMail,
  sendSignUpMail
} from '../services/account/mail/account-mails.ts';
import { continueFactorRecoveries } from '../services/account/second-factor/factor-recovery.ts';
import { removeExpiredCredentials } from '../services/account/lifecycle/remove-expired.ts';
import { mailContact } from '../services/contact/contact.ts';
import { settleSandboxCheckout } from '../payments/sandbox/sandbox-actions.ts';
import { sendSandboxEvent } from '../payments/sandbox/sandbox-event.ts';
import { fillDemoJob } from '../services/demo/fill-demo.ts';
import { moveSellerFigures } from '../services/sync/move-seller-figures.ts';
import { removeOldSyncRecords } from '../services/sync/remove-old-sync-records.ts';
import { removeOldRecords } from '../services/admin/operations/remove-old-records.ts';
import { recordServiceStates } from '../services/status/service-status.ts';
import { refreshCatalog } from '../services/listing/publish/refresh-listings.ts';
import { publishScheduledJob } from '../services/listing/submit/publish-scheduled.ts';
import { deleteVisitorHashes } from '../services/listing/views/record-view.ts';
import { removeUnusedMedia } from '../services/media/remove-unused-media.ts';
import { mailNotices } from '../services/notice/mail-notices.ts';
import { reconcilePayments } from '../services/order/reconcile.ts';
import { refreshBuyerCohortsJob } from '../services/admin/sales/buyer-cohorts.ts';
import { removeOldSearchMisses } from '../services/listing/search/count-search-miss.ts';
import { releaseEarnings, showSales } from '../services/order/settle/release-earnings.ts';
import { approveOverdueRefundsJob } from '../services/order/refund/decide-refund.ts';
import { sendRefundJob } from '../services/order/refund/send-refund.ts';
import { createWeeklyPayoutsJob, reconcilePayoutsJob } from '../services/payout/payout-schedule.ts';
import { sendPayoutNow } from '../services/payout/send-payout.ts';
import { settleSandboxTransfer } from '../payments/sandbox/sandbox-bank.ts';
import { sendSandboxPayoutEvent } from '../payments/sandbox/sandbox-payout-event.ts';
import { purgeExpiredRequests } from '../services/idempotency/idempotency-records.ts';
import { announceSalesJob } from '../services/sale/announce-sales.ts';
import { countCountrySalesJob } from '../services/seller/count-country-sales.ts';
import { applySalesJob } from '../services/sale/apply-sales.ts';
import { liftExpiredLimitsJob } from '../services/seller/change-seller-state.ts';
import { continueTakeDownJob, continueTakeDownsJob } from '../services/admin/take-down/continue-take-down.ts';
import type { Job } from '../context/job.ts';

/** Every job of the server; one that is not listed is stored and never run. */
export const allJobs: readonly Job[] = [
  announceSalesJob,
  applySalesJob,
  approveOverdueRefundsJob,
  checkInvariantsJob,
  continueFactorRecoveries,
  countCountrySalesJob,
  continueTakeDownJob,
  continueTakeDownsJob,
  createWeeklyPayoutsJob,
  fillDemoJob,
  liftExpiredLimitsJob,
  deleteVisitorHashes,
  recordServiceStates,
  removeExpiredCredentials,
  removeOldRecords,
  removeOldSearchMisses,
  removeOldSyncRecords,
  moveSellerFigures,
  removeUnusedMedia,
  refreshBuyerCohortsJob,
  refreshCatalog,
  mailContact,
  mailNotices,
  publishScheduledJob,
  reconcilePayments,
  reconcilePayoutsJob,
  releaseEarnings,
  sendNotice,
  sendPayoutNow,
  sendRecoveryMail,
  sendRefundJob,
  showSales,
  sendRequestedMail,
  sendSandboxEvent,
  sendSandboxPayoutEvent,
  sendSignUpMail,
  settleSandboxCheckout,
  settleSandboxTransfer,
  purgeExpiredRequests
];
