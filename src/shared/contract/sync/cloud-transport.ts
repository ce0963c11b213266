import { err, ok } from '../../kit/result.ts';
import type { Cloud } from '../cloud/cloud.ts';
import { syncProcedures } from '../cloud/sync.ts';
import type { ContractError, ErrorCode } from '../errors.ts';
import type { SyncFailure, SyncTransport } from './engine.ts';

/** Sending the same again leads nowhere. Anything else may pass. */
const lasting: ReadonlySet<ErrorCode> = new Set([
  'unauthenticated',
  'forbidden',
  'suspended',
  'invalid_input',
  'too_large',
  'not_found',
  'no_server_configured'
]);

function toFailure({ code }: ContractError): SyncFailure {
  if (code === 'library_removed') return code;
  return lasting.has(code) ? 'refused' : 'retry';
}

/** The server of the app, as the engine calls it. What is no answer of it, as that of a proxy, is asked for again. */
export const createCloudTransport = (sync: Cloud['sync']): SyncTransport => ({
  push: async ({ deviceId, formerIds, mutations }) => {
    const answer = await sync.push({ deviceId, formerIds: [...formerIds], mutations: [...mutations] });
    if (!answer.ok) return err(toFailure(answer.error));
    const { data } = syncProcedures['sync.push'].output.safeParse(answer.value);
    if (data === undefined) return err('retry');
    return data.outcome === 'answered' ? ok(data.answers) : err('unknown_device');
  },
  pull: async ({ deviceId, formerIds, scopes }) => {
    const answer = await sync.pull({ deviceId, formerIds: [...formerIds], scopes: [...scopes] });
    if (!answer.ok) return err(toFailure(answer.error));
    const { data } = syncProcedures['sync.pull'].output.safeParse(answer.value);
    return data === undefined ? err('retry') : ok(data);
  }
});
