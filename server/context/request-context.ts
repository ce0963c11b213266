import { ContractFailure } from '#shared/contract/errors.ts';
import type { HttpRoute } from '#shared/contract/http-route.ts';
import type { Actor, Person } from '#shared/domain/people/actor.ts';
import { type Action, can } from '#shared/domain/people/permissions.ts';

/** The actor, address and headers of a request; set by `attachRequest` for every request of the API. */
export type RequestContext = {
  readonly actor: Actor;
  /** Of the session in use; null for a visitor. */
  readonly sessionId: string | null;
  /** Of the connection, or as a trusted proxy tells it, never what a caller claims; of IPv6 the network. */
  readonly clientAddress: string;
  readonly requestId: string;
  /** The contract's route; undefined for an unknown address. */
  readonly route: HttpRoute | undefined;
  /** The request's headers, for better-auth. */
  readonly headers: Headers;
  /** Adds a header to the response, e.g. a cookie. */
  readonly addHeader: (name: string, value: string) => void;
};

/** The variables of the Hono context. */
export type RequestVariables = {
  readonly Variables: {
    readonly request: RequestContext;
    /** The serialized output of a procedure, for the idempotency record: reading it back out of the `Response` is slow. */
    readonly responseBody?: string;
  };
};

/** The signed-in person, if the permission table allows them the action on what is their own; throws otherwise. */
export function getPerson({ actor }: Pick<RequestContext, 'actor'>, action: Action): Person {
  if (actor.kind === 'visitor') throw new ContractFailure('unauthenticated');
  if (can(actor, action, { ownerId: actor.id })) return actor;
  throw new ContractFailure(actor.status === 'suspended' ? 'suspended' : 'forbidden');
}
