import { checkInvariantsJob } from '../invariants/check-invariants.ts';
import { forgetStaleAccounts } from '../services/account/forget-stale-accounts.ts';
import { sendNotice } from '../services/account/send-notice.ts';
import { sendRequestedMail } from '../services/account/send-requested-mail.ts';
import { sendSignUpMail } from '../services/account/send-sign-up-mail.ts';
import { mailContact } from '../services/contact/mail-contact.ts';
import { settleInSandbox } from '../payments/sandbox/act-in-sandbox.ts';
import { sendSandboxEvent } from '../payments/sandbox/send-sandbox-event.ts';
import { fillDemoJob } from '../services/demo/fill-demo-job.ts';
import { keepCatalogue } from '../services/listing/keep-catalogue.ts';
import { mailNotices } from '../services/notice/mail-notices.ts';
import { reconcilePayments } from '../services/order/reconcile.ts';
import { releaseEarnings } from '../services/order/settle/release-earnings.ts';
import { sendRefundJob } from '../services/order/refund/send-refund.ts';
import { showSales } from '../services/order/settle/show-sales.ts';
import { removeStaleRequests } from '../services/request/remove-stale-requests.ts';
import type { Job } from './jobs.ts';

/** Every job that a server does; one that is not here is kept and never done. */
export const allJobs: readonly Job[] = [
  checkInvariantsJob,
  fillDemoJob,
  forgetStaleAccounts,
  keepCatalogue,
  mailContact,
  mailNotices,
  reconcilePayments,
  releaseEarnings,
  sendNotice,
  sendRefundJob,
  showSales,
  sendRequestedMail,
  sendSandboxEvent,
  sendSignUpMail,
  settleInSandbox,
  removeStaleRequests
];
