import type { Person } from '#shared/domain/people/actor.ts';
import { type Action, can } from '#shared/domain/people/permissions.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { RequestContext } from '../../request-context.ts';

/** The person who asks, once they may do this to what is their own. Throws as the permission table has it. */
export function getPerson({ actor }: Pick<RequestContext, 'actor'>, action: Action): Person {
  if (actor.kind === 'visitor') throw new ContractFailure('unauthenticated');
  if (can(actor, action, { ownerId: actor.id })) return actor;
  throw new ContractFailure(actor.standing === 'suspended' ? 'suspended' : 'forbidden');
}
