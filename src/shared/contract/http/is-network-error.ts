import type { ContractError, ErrorCode } from '../errors.ts';

const codes: readonly ErrorCode[] = ['unreachable', 'not_ready', 'no_server_configured'];

/** Whether nothing came back from the server, as against an answer that says no. */
export const isNetworkError = ({ code }: ContractError): boolean => codes.includes(code);
