import type { ForbiddenUse } from '../domain/market/moderation/forbidden-words.ts';

/** Every way a call can fail, with the sentence a person reads when nothing more precise is known. */
export const errorMessages = {
  invalid_input: 'The app sent something it should not have. Nothing was changed.',
  forbidden_sender: 'The call did not come from the app’s own window. Nothing was changed.',
  not_found: 'It is no longer there.',
  draft_conflict: 'The prompt was changed in another window.',
  already_sent: 'This change was sent already, so it cannot be undone here. Change it back instead.',
  disk_full: 'The disk is full. Free some space, then try again; what you wrote is still on screen.',
  read_only: 'The data folder cannot be written to. You can read and export everything.',
  database_locked: 'Another program is holding the data file. Close it, then try again.',
  database_damaged: 'The data file is damaged and could not be read.',
  database_too_new:
    'This data was written by a newer Reelwright. Update the app to open it; nothing was changed.',
  storage_unavailable: 'This browser does not let the app keep data here.',
  unreachable: 'The server cannot be reached: you may be offline. Nothing was changed.',
  no_server_configured: 'No server is set up for this app. Everything on this device works.',
  file_not_writable: 'The file could not be written.',
  unauthenticated: 'Sign in first. Nothing was changed.',
  forbidden: 'Your account may not do this. Nothing was changed.',
  suspended: 'This account is suspended, so it can read but not change anything.',
  step_up_required: 'Confirm that it is you with your second factor, then try again. Nothing was changed.',
  second_factor_missing:
    'Administration needs a second factor. Set one up on your profile page, then come back.',
  own_account: 'You cannot do this to your own account. Nothing was changed.',
  is_administrator: 'This person is an administrator. Revoke their role first. Nothing was changed.',
  last_administrator:
    'This is the last administrator. Grant somebody else the role first. Nothing was changed.',
  wrong_credentials: 'The e-mail address or the password is not right.',
  wrong_code: 'The code is not right, or it was used already.',
  link_expired: 'This link was used already or is too old. Ask for a new one.',
  password_too_common: 'This password is among the commonest, so it is guessed first. Choose another one.',
  password_too_personal: 'This password is little more than your own name or address. Choose another one.',
  insecure_origin:
    'You cannot sign in here: without https a browser keeps no sign-in, except on localhost. Open the site by its https address.',
  username_taken: 'Somebody has this name already. Choose another one.',
  list_name_taken: 'You have another list of this name. Choose another one.',
  limit_reached: 'There is no room for more. Remove something first.',
  question_limit_reached: 'You have reached the limit of questions for 24 hours. Ask the next one later.',
  message_limit_reached: 'You have sent two messages about this listing in 30 days. Send the next one later.',
  no_recipients: 'No buyer would get this message. Nothing was sent.',
  library_removed: 'Your library was deleted from the server. What is on this device stays here.',
  claimed: 'Another administrator is deciding this. Nothing was changed.',
  own_decision: 'Another administrator has to decide this: it is about you, or about a decision of yours.',
  own_listing: 'You sell this yourself, so you cannot wish for it, review it, report it or add a result.',
  purchase_not_opened: 'Only buyers who opened this purchase can do that.',
  result_reveals_prompt: 'Your text repeats part of the prompt. Remove it, then save again.',
  not_applied: 'The event could not be applied. It stays here; the server log says why.',
  conflict: 'Somebody else changed it meanwhile. Look again, then decide.',
  idempotency_key_reused: 'This request was sent before with something else in it. Nothing was changed.',
  rate_limited: 'Too many tries in a short time. Wait a moment, then try again.',
  storage_full: 'The server has no space left for files. Nothing was changed; try again later.',
  too_large: 'It is larger than the server takes.',
  unsupported_media: 'This file is not a picture or film that can be shown.',
  image_too_large: 'This picture is too large: 25 megapixels at most. Make it smaller, then try again.',
  video_not_playable:
    'Some browsers cannot play this video. Export it as H.264 in an MP4 file or as VP9 in a WebM file.',
  video_too_long: 'This video is longer than 60 seconds. Shorten it, then try again.',
  upload_damaged: 'The file arrived damaged. Upload it again.',
  upload_limit:
    'You have uploaded too many files that are not on sale yet. Submit your listing or remove some, then try again.',
  media_required: 'A listing with a price needs at least one image or video.',
  media_missing:
    'An image or video of this listing is no longer on the server. Remove it, then add it again.',
  media_busy: 'Too many pictures are being processed. Try again in a moment.',
  price_changed: 'The price has changed since you saw it. Nothing was ordered; look at it again.',
  terms_changed:
    'The license or the terms of refund have changed since you saw them. Nothing was ordered; look at them again.',
  seller_terms_changed:
    'The terms for sellers have changed since you opened this page. Reload it to read the new terms.',
  seller_terms_not_accepted: 'New terms for sellers are in force. Accept them first, then submit again.',
  coupon_not_valid: 'This coupon can no longer be used here. Nothing was ordered. Check the price again.',
  coupon_code_taken: 'You already have a coupon with this code. Choose another code.',
  sale_not_valid:
    'This sale is not possible. It must lower the price, to $0.99 at least, and start within a year.',
  sale_overlaps: 'This listing has another sale at that time. End it first, or choose other days.',
  not_selling: 'You need an active seller account to do this. Your listings page shows the reason.',
  listing_reveals_prompt:
    'The title or description repeats part of the prompt. Remove it, then submit again.',
  word_not_allowed:
    'This contains a word that is not allowed here. Nothing was saved. Remove the word, then try again.',
  publication_time_not_valid: 'Choose a time in the future, at most a year ahead. Nothing was submitted.',
  bundle_not_valid:
    'A prompt in this bundle is no longer on sale, or the bundle costs more than its prompts do one by one. Nothing was submitted.',
  resale_not_allowed: 'You bought this prompt. Its license does not allow you to sell or publish it.',
  not_for_sale: 'This is not for sale to you. Nothing was ordered.',
  already_owned: 'You have this already. Nothing was ordered.',
  refund_not_allowed:
    'This cannot be refunded: it was refunded already, the refund window is over, the request was refused, or a bank is reviewing the payment.',
  reason_required: 'You opened this, so a refund request needs a reason of at least 20 characters.',
  purchase_revoked: 'The money for this went back, so it can no longer be opened.',
  payment_unavailable: 'The payment service cannot be reached. No money was moved; try again in a moment.',
  payout_below_minimum: 'Your available earnings are below the minimum for a payout. Nothing was changed.',
  payout_open: 'Your last payout is still in progress. You can request another one when it is complete.',
  payout_account_missing: 'Set up payouts first, so that we know where to send your money.',
  statement_not_final:
    'This month is not over yet. You can download its statement from the first day of the next month.',
  nothing_to_invoice: 'You earned nothing in this month, so there is no invoice.',
  invoice_details_missing: 'Enter your invoice details first. Nothing was changed.',
  payout_started: 'This payout is already on its way, so it cannot be canceled.',
  invalid_event: 'This does not come from the payment service. Nothing was changed.',
  registration_closed: 'New accounts cannot be created at the moment. Existing accounts work as usual.',
  selling_closed: 'Nothing new can be put on sale at the moment. Your draft is kept; try again later.',
  buying_closed: 'Nothing can be bought at the moment. Your purchases and your wishlist stay as they are.',
  maintenance:
    'Reelwright is in maintenance: you can read everything, but not change anything. Try again later.',
  models_unreadable: 'This is not a signed list of models. Nothing was changed.',
  models_key_unknown: 'This list was signed with a key that the server does not trust. Nothing was changed.',
  models_signature_wrong:
    'The signature does not belong to this list: one of them was changed after signing. Nothing was changed.',
  models_not_a_list: 'The signature is right, but what was signed is not a valid list of models.',
  models_older: 'This list is older than the one in use, so apps would not take it. Nothing was changed.',
  not_ready: 'The server is starting or stopping. Try again in a moment.',
  internal: 'Something failed inside the app. Nothing was changed.'
} as const;

/** In place of a page of an app that was told of no server. */
export const noServerTexts = {
  title: 'No server is set up for this app',
  text: 'Everything on this device works: building prompts, your library, your history and files.'
} as const;

export type ErrorCode = keyof typeof errorMessages;

export const isErrorCode = (code: string | null): code is ErrorCode =>
  code !== null && Object.hasOwn(errorMessages, code);

/** `message` is for people; `detail` is the technical cause, for "Copy details", without prompt text. */
export type ContractError = {
  readonly code: ErrorCode;
  readonly message: string;
  readonly detail?: string;
  /** Of `word_not_allowed`: which word, and where. */
  readonly forbiddenUse?: ForbiddenUse;
};

export function contractError(code: ErrorCode, detail?: string): ContractError {
  return { code, message: errorMessages[code], ...(detail === undefined ? {} : { detail }) };
}

/** Thrown inside an implementation, turned into a value at its border. */
export class ContractFailure extends Error {
  readonly code: ErrorCode;

  readonly forbiddenUse: ForbiddenUse | undefined;

  constructor(
    code: ErrorCode,
    detail?: string,
    options?: ErrorOptions & { readonly forbiddenUse?: ForbiddenUse }
  ) {
    super(detail ?? errorMessages[code], options);
    this.name = 'ContractFailure';
    this.code = code;
    this.forbiddenUse = options?.forbiddenUse;
  }
}
