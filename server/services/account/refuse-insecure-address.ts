import { ContractFailure } from '#shared/contract/errors.ts';
import { usesCookies } from '../../auth/credentials.ts';
import type { RequestContext } from '../../request-context.ts';

/** A browser silently drops our cookie on plain http, except on its own machine: better to say so than to pretend. */
export function refuseInsecureAddress({ headers }: RequestContext): void {
  const origin = headers.get('origin');
  if (!usesCookies(headers) || origin === null || !URL.canParse(origin)) return;
  const { protocol, hostname } = new URL(origin);
  const isOwnMachine = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  if (protocol === 'http:' && !isOwnMachine) throw new ContractFailure('insecure_address');
}
