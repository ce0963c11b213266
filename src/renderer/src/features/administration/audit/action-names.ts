import type { AuditAction } from '#shared/domain/people/audit.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/administration.json';

const ids = {
  'admin.enter': 'administration.action.adminEnter',
  'role.grant': 'administration.action.roleGrant',
  'role.revoke': 'administration.action.roleRevoke',
  'account.suspend': 'administration.action.accountSuspend',
  'account.lift_suspension': 'administration.action.accountLiftSuspension',
  'account.sign_out': 'administration.action.accountSignOut',
  'account.verify': 'administration.action.accountVerify',
  'account.note': 'administration.action.accountNote',
  'account.export': 'administration.action.accountExport',
  'account.erase': 'administration.action.accountErase',
  'seller.active': 'administration.action.sellerActive',
  'seller.limited': 'administration.action.sellerLimited',
  'seller.suspended': 'administration.action.sellerSuspended',
  'listing.approved': 'administration.action.listingApproved',
  'listing.changes_requested': 'administration.action.listingChangesRequested',
  'listing.rejected': 'administration.action.listingRejected',
  'listing.take_down': 'administration.action.listingTakenDown',
  'listing.take_down_retry': 'administration.action.takeDownRetried',
  'listing.take_down_finished': 'administration.action.takeDownFinished',
  'showcase.approve': 'administration.action.showcaseApprove',
  'showcase.refuse': 'administration.action.showcaseRefuse',
  'refund.approve': 'administration.action.refundApprove',
  'refund.refuse': 'administration.action.refundRefuse',
  'report.remove': 'administration.action.reportRemove',
  'report.keep': 'administration.action.reportKeep',
  'appeal.accept': 'administration.action.appealAccept',
  'appeal.reject': 'administration.action.appealReject',
  'job.retry': 'administration.action.jobRetry',
  'mail.retry': 'administration.action.mailRetry',
  'event.apply': 'administration.action.eventApply',
  'invariants.run': 'administration.action.invariantsRun',
  'contact.answer': 'administration.action.contactAnswer',
  'settings.schedule': 'administration.action.settingsSchedule',
  'settings.cancel': 'administration.action.settingsCancel',
  'restriction.impose': 'administration.action.restrictionImpose',
  'restriction.lift': 'administration.action.restrictionLift',
  'models.upload': 'administration.action.modelsUpload',
  'models.publish': 'administration.action.modelsPublish',
  'models.roll_back': 'administration.action.modelsRollBack'
} as const satisfies Readonly<Record<AuditAction, keyof typeof texts>>;

export const nameAction = (action: AuditAction): string => t(texts, ids[action]);
