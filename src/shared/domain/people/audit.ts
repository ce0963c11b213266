// The audit log: who did what to whom, and why. The database lets nobody change or delete an entry.

/** Ours are closed, so that a screen can name each. */
export const auditActions = [
  'admin.enter',
  'role.grant',
  'role.revoke',
  'account.suspend',
  'account.lift_suspension',
  'account.sign_out',
  'account.verify',
  'account.note',
  'account.export',
  'account.erase',
  'seller.active',
  'seller.limited',
  'seller.suspended',
  'listing.approved',
  'listing.changes_requested',
  'listing.rejected',
  'listing.take_down',
  'listing.take_down_retry',
  'listing.take_down_finished',
  'showcase.approve',
  'showcase.refuse',
  'refund.approve',
  'refund.refuse',
  'appeal.accept',
  'appeal.reject',
  'job.retry',
  'mail.retry',
  'event.apply',
  'invariants.run',
  'contact.answer',
  'settings.schedule',
  'settings.cancel'
] as const;
export type AuditAction = (typeof auditActions)[number];
