import type { ContractError, ErrorCode } from '../errors.ts';

const codes: readonly ErrorCode[] = ['unreachable', 'not_ready', 'no_server_configured'];

/** True if no response came from the server, as opposed to a refusal. */
export const isNetworkError = ({ code }: ContractError): boolean => codes.includes(code);
