// The HTTP route of a procedure, apart from its schemas: screens call it without loading them.
import type { Action } from '../domain/people/permissions.ts';
import type { Restriction } from '../domain/people/restrictions.ts';

/** The rate class of a route; the server defines the limits. */
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
  | 'submit'
  /** A step of a round of sync, of which a device with much to send or read makes many in a row. */
  | 'sync';

export type HttpRoute = {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** `:name` is filled from the input's key of that name, which is then not sent again. */
  readonly path: `/api/${string}`;
  /** The action of the permission table that it requires. */
  readonly access: Action;
  readonly rate: RateClass;
  /** The same for everybody: a client may keep the answer and ask whether it still holds. */
  readonly isCacheable?: true;
  /** The response is sealed text, or what is kept about a person: no cache and no record stores it, and repeating the call has the same effect. */
  readonly hasSealedResponse?: true;
  /** The input's `bytes` are the whole body, for a file. */
  readonly hasBinaryBody?: true;
  /** The input's `key` travels as its `Idempotency-Key`: whoever keeps it can send the same again another day. */
  readonly acceptsIdempotencyKey?: true;
  /** The input's `writer` is sent as a header. If another account is signed in, the request is treated as a visitor's. */
  readonly acceptsWriterHeader?: true;
  /** Text of the input is stored as JSON, in which PostgreSQL accepts any text, including U+0000 and lone surrogates. */
  readonly storesTextAsJson?: true;
  /** Refused while administrators have closed it. */
  readonly closedBy?: Restriction;
  /** A write that goes on in maintenance mode: an administrator is known only once they have signed in. */
  readonly isOpenInMaintenance?: true;
};

/**
 * True for a write whose response the server stores under its `Idempotency-Key`. Calls of `/account` are excluded
 * because they can be repeated and return sessions, codes and secrets; so is sealed text.
 */
export const storesResponse = ({ method, access, hasSealedResponse }: HttpRoute): boolean =>
  method !== 'get' && hasSealedResponse !== true && !access.startsWith('account.');
