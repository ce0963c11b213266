import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { requestMail } from './request-mail.ts';

export const requestReset = (
  context: AccountContext,
  { email }: { readonly email: string },
  request: RequestContext
): Promise<void> => requestMail(context, request, { kind: 'reset', email, hours: 1 });
