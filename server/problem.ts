// RFC 9457 problem details: how the API says no.
import { type ContractError, type ErrorCode, errorMessages } from '#shared/contract/errors.ts';

const statuses: Readonly<Record<ErrorCode, number>> = {
  invalid_input: 400,
  forbidden_sender: 403,
  not_found: 404,
  draft_conflict: 409,
  disk_full: 507,
  read_only: 503,
  database_locked: 503,
  database_damaged: 500,
  database_from_future: 500,
  storage_unavailable: 503,
  unreachable: 503,
  file_unreadable: 500,
  file_unwritable: 500,
  internal: 500
};

/** An `application/problem+json` answer; `code` is stable, `title` is for people. */
export function problemResponse(
  code: ErrorCode,
  title: ContractError['message'] = errorMessages[code],
  headers: Readonly<Record<string, string>> = {},
  status: number = statuses[code]
): Response {
  return new Response(JSON.stringify({ type: 'about:blank', title, status, code }), {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' }
  });
}
