import { useQueryClient } from '@tanstack/react-query';
import type { UserDetails } from '#shared/contract/cloud/admin/users.ts';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import { ok, type Result } from '#shared/kit/result.ts';
import { accessKey } from '../../frame/step-up-refusals.ts';
import { useAdminDependencies } from '../../frame/dependencies.tsx';
import { userKey } from '../queries/user-queries.ts';
import type { ActName } from './act-rules.ts';

type Values = { readonly reason: string; readonly until: string; readonly confirmation: string };
type Outcome = Promise<Result<unknown, ContractError>>;

const dayMs = 86_400_000;

/** The end of that day in UTC; null where none was chosen. */
const readEnd = (day: string): number | null => (day === '' ? null : Date.parse(day) + dayMs);

function send(users: Cloud['users'], id: string, name: Exclude<ActName, 'export'>, values: Values): Outcome {
  const { reason, confirmation } = values;
  const act = { id, reason };
  const until = readEnd(values.until);
  switch (name) {
    case 'addNote':
      return users.addNote({ id, text: reason });
    case 'suspend':
      return users.setSuspended({ ...act, isSuspended: true });
    case 'lift':
      return users.setSuspended({ ...act, isSuspended: false });
    case 'sellerActive':
      return users.setSellerState({ ...act, state: 'active', until: null });
    case 'sellerLimited':
      return users.setSellerState({ ...act, state: 'limited', until });
    case 'sellerSuspended':
      return users.setSellerState({ ...act, state: 'suspended', until });
    case 'signOut':
      return users.signOut(act);
    case 'verify':
      return users.verifyEmail(act);
    case 'grant':
      return users.setAdministrator({ ...act, isAdministrator: true });
    case 'revoke':
      return users.setAdministrator({ ...act, isAdministrator: false });
    case 'erase':
      return users.erase({ ...act, confirmation });
  }
}

/** Carries an act out, and reads the person's page again. */
export function useAct({ id, username }: UserDetails): (name: ActName, values: Values) => Outcome {
  const { users, download } = useAdminDependencies();
  const client = useQueryClient();
  const save = async (reason: string): Outcome => {
    const answer = await users.export({ id, reason });
    if (!answer.ok) return answer;
    await download(`reelwright-${username}.json`, JSON.stringify(answer.value, null, 2));
    return ok(undefined);
  };
  return async (name, values) => {
    const answer = name === 'export' ? await save(values.reason) : await send(users, id, name, values);
    if (!answer.ok && answer.error.code === 'step_up_required')
      client.setQueryData(accessKey, { hasSecondFactor: true, hasSteppedUp: false });
    void client.invalidateQueries({ queryKey: userKey(id) });
    return answer;
  };
}
