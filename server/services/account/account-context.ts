import type { Auth } from '../../auth/auth.ts';
import type { Context } from '../../context.ts';

/** The dependencies of the account services. */
export type AccountContext = Context & { readonly auth: Auth };
