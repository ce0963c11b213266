import { ContractFailure } from '#shared/contract/errors.ts';
import { externalUrlPolicy } from '../windows/external-url-policy.ts';

/**
 * The address to open, spelled plainly: a page of the app's own server, or of any other site what a link may lead to.
 * Throws `forbidden` for everything else.
 */
export function validateCheckoutUrl(url: string, server: string | null): string {
  if (server !== null && URL.canParse(url)) {
    const { origin, username, password, href } = new URL(url);
    if (origin === new URL(server).origin && username === '' && password === '') return href;
  }
  const decision = externalUrlPolicy(url);
  if (decision.isAllowed && decision.url.startsWith('https://')) return decision.url;
  throw new ContractFailure('forbidden', decision.isAllowed ? 'no page' : decision.reason);
}
