import type { ContractError, ErrorCode } from '../errors.ts';

const codes: readonly ErrorCode[] = ['unreachable', 'not_ready', 'no_server_configured'];

/** True if the app was told of no server, so that trying again cannot help. */
export const isServerMissing = ({ code }: ContractError): boolean => code === 'no_server_configured';

/** True if no response came from the server, as opposed to a refusal. */
export const isNetworkError = ({ code }: ContractError): boolean => codes.includes(code);
