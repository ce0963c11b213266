import type { Auth } from '../../auth/auth.ts';
import type { Context } from '../../context.ts';

/** What services of accounts are given: the world, and the library that keeps sessions. */
export type AccountContext = Context & { readonly auth: Auth };
