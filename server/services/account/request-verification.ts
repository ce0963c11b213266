import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { requestMail } from './request-mail.ts';

/** For who did not get the first mail. */
export const requestVerification = (
  context: AccountContext,
  { email }: { readonly email: string },
  request: RequestContext
): Promise<void> => requestMail(context, request, { kind: 'verification', email, hours: 1 });
