// RFC 9457 problem details: how the API says no.
import type { ForbiddenUse } from '#shared/domain/market/moderation/forbidden-words.ts';
import { type ContractError, type ErrorCode, errorMessages } from '#shared/contract/errors.ts';

const statuses: Readonly<Record<ErrorCode, number>> = {
  invalid_input: 400,
  forbidden_sender: 403,
  not_found: 404,
  draft_conflict: 409,
  already_sent: 409,
  disk_full: 507,
  read_only: 503,
  database_locked: 503,
  database_damaged: 500,
  database_too_new: 500,
  storage_unavailable: 503,
  unreachable: 503,
  no_server_configured: 503,
  file_not_writable: 500,
  unauthenticated: 401,
  forbidden: 403,
  suspended: 403,
  step_up_required: 403,
  second_factor_missing: 403,
  own_account: 403,
  is_administrator: 409,
  last_administrator: 409,
  wrong_credentials: 401,
  wrong_code: 400,
  link_expired: 410,
  password_too_common: 422,
  password_too_personal: 422,
  insecure_origin: 421,
  username_taken: 409,
  list_name_taken: 409,
  limit_reached: 409,
  question_limit_reached: 409,
  message_limit_reached: 409,
  no_recipients: 409,
  own_decision: 403,
  library_removed: 410,
  claimed: 409,
  not_applied: 409,
  own_listing: 403,
  purchase_not_opened: 403,
  result_reveals_prompt: 422,
  conflict: 409,
  idempotency_key_reused: 422,
  rate_limited: 429,
  storage_full: 507,
  too_large: 413,
  unsupported_media: 415,
  image_too_large: 413,
  video_not_playable: 415,
  video_too_long: 413,
  upload_damaged: 422,
  upload_limit: 409,
  media_required: 422,
  media_missing: 409,
  media_busy: 503,
  price_changed: 409,
  terms_changed: 409,
  coupon_not_valid: 409,
  coupon_code_taken: 409,
  sale_not_valid: 409,
  sale_overlaps: 409,
  not_for_sale: 409,
  already_owned: 409,
  refund_not_allowed: 409,
  seller_terms_changed: 409,
  seller_terms_not_accepted: 409,
  not_selling: 403,
  listing_reveals_prompt: 422,
  word_not_allowed: 422,
  publication_time_not_valid: 422,
  bundle_not_valid: 422,
  resale_not_allowed: 422,
  reason_required: 422,
  purchase_revoked: 409,
  payment_unavailable: 503,
  payout_below_minimum: 409,
  payout_open: 409,
  payout_account_missing: 409,
  payout_started: 409,
  statement_not_final: 409,
  nothing_to_invoice: 409,
  invoice_details_missing: 409,
  invalid_event: 400,
  // A decision, not a failure: clients do not retry it, and it does not count as one of the server's failures.
  registration_closed: 403,
  selling_closed: 403,
  buying_closed: 403,
  maintenance: 403,
  models_unreadable: 422,
  models_key_unknown: 422,
  models_signature_wrong: 422,
  models_not_a_list: 422,
  models_older: 409,
  not_ready: 503,
  internal: 500
};

/** An `application/problem+json` answer; `code` is stable, `title` is for people. */
export function problemResponse(
  code: ErrorCode,
  title: ContractError['message'] = errorMessages[code],
  headers: Readonly<Record<string, string>> = {},
  status: number = statuses[code]
): Response {
  return respond({ title, status, code }, headers);
}

type Problem = {
  readonly title: string;
  readonly status: number;
  readonly code: ErrorCode;
  readonly forbiddenUse?: ForbiddenUse;
};

const respond = (problem: Problem, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify({ type: 'about:blank', ...problem }), {
    status: problem.status,
    headers: { ...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' }
  });

/** Says which word is not allowed, and where. */
export const forbiddenWordResponse = (forbiddenUse: ForbiddenUse): Response =>
  respond({
    title: errorMessages.word_not_allowed,
    status: statuses.word_not_allowed,
    code: 'word_not_allowed',
    forbiddenUse
  });

/** For an unknown address, or one that the caller may not see. */
export const notFoundPage = (): Response => problemResponse('not_found', 'There is nothing at this address.');
