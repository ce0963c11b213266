import type { RequestContext } from '../../../context/request-context.ts';

export type Visitor = Pick<RequestContext, 'actor' | 'clientAddress' | 'headers'>;

/** The same for everybody behind one address with the same browser; a person is one on all of their devices. */
export const nameVisitor = ({ actor, clientAddress, headers }: Visitor): string =>
  actor.kind === 'person' ? actor.id : `${clientAddress} ${headers.get('user-agent') ?? ''}`;
