import type { Context } from '../../context.ts';

/** What settling an order needs of the world, beside the transaction it happens in. */
export type Settling = Pick<Context, 'now' | 'newId' | 'jobs'>;
