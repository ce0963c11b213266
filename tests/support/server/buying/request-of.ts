import type { RequestContext } from '#server/context/request-context.ts';
import type { Actor } from '#shared/domain/people/actor.ts';

/** A request as a route has it, without HTTP. */
export const requestOf = (actor: Actor): RequestContext => ({
  actor,
  sessionId: null,
  clientAddress: '127.0.0.1',
  requestId: '',
  route: undefined,
  headers: new Headers(),
  addHeader: () => undefined
});
