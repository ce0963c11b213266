import type { Person } from '#shared/domain/people/actor.ts';
import { type Action, can } from '#shared/domain/people/permissions.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { RequestContext } from '../../request-context.ts';

/** The signed-in person, if the permission table allows them the action on what is their own; throws otherwise. */
export function getPerson({ actor }: Pick<RequestContext, 'actor'>, action: Action): Person {
  if (actor.kind === 'visitor') throw new ContractFailure('unauthenticated');
  if (can(actor, action, { ownerId: actor.id })) return actor;
  throw new ContractFailure(actor.standing === 'suspended' ? 'suspended' : 'forbidden');
}
