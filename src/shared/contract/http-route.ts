// How a procedure travels over HTTP, apart from its schemas: the screens call by it without loading them.
import type { Action } from '../domain/people/permissions.ts';

/** What a route costs, and so how often one client may take it; the server knows the numbers. */
export type RateClass =
  /** Reading what is public. */
  | 'read'
  /** Writing one's own. */
  | 'write'
  /** Having a file made, which takes the server longer than reading. */
  | 'render'
  /** Trying a password or a code. */
  | 'attempt'
  /** Sending a mail to somebody. */
  | 'mail'
  /** Putting something before an administrator's eyes. */
  | 'submit';

export type HttpRoute = {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** `:name` is filled from the input's key of that name, which is then not sent again. */
  readonly path: `/api/${string}`;
  /** Who may, by the permission table. */
  readonly access: Action;
  readonly rate: RateClass;
  /** The same for everybody: a client may keep the answer and ask whether it still holds. */
  readonly isCacheable?: true;
  /** What it answers is sealed to everybody else, so it is kept nowhere on its way; done again it is the same. */
  readonly hasSealedResponse?: true;
  /** The input's `bytes` are the whole body, for a file. */
  readonly hasBinaryBody?: true;
  /** The input's `key` travels as its `Idempotency-Key`: whoever keeps it can send the same again another day. */
  readonly acceptsIdempotencyKey?: true;
};

/**
 * Whether it is a write whose answer the server keeps under its `Idempotency-Key`. Not those of `/account`, which can be
 * repeated and answer with sessions, codes and secrets; nor sealed text.
 */
export const storesResponse = ({ method, access, hasSealedResponse }: HttpRoute): boolean =>
  method !== 'get' && hasSealedResponse !== true && !access.startsWith('account.');
