import type { RequestContext } from '#server/context/request-context.ts';

/** A request of an administrator, for services that are called without HTTP. */
export const administratorRequest: RequestContext = {
  actor: {
    kind: 'person',
    id: 'usr_person00000001',
    roles: ['user', 'admin'],
    status: 'active',
    isVerified: true
  },
  sessionId: null,
  clientAddress: '127.0.0.1',
  requestId: 'bench',
  route: undefined,
  headers: new Headers(),
  addHeader: () => undefined
};
