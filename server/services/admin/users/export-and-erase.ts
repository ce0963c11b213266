import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { AccountContext } from '../../../auth/auth.ts';
import type { RequestContext } from '../../../context/request-context.ts';
import { eraseAccount, exportRows } from '../../account/lifecycle/personal-data.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { type ActContext, getAdministrator, lockUser } from './act-on-user.ts';
import { refuseAdministrator } from './set-administrator.ts';

/** The person's own data export without the prompts they sell, which stay sealed. */
export async function exportUser(
  context: ActContext,
  { id, reason }: InputOf<CloudContract['users.export']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['users.export']>> {
  const { db, now } = context;
  const actorId = getAdministrator(request, id);
  return db.transaction(
    async (tx) => {
      const { email } = await lockUser(tx, id);
      const tables = await exportRows(tx, { id, email });
      await addAuditEntry(context, tx, { actorId, action: 'account.export', subjectId: id, reason });
      return { exportedAt: now(), tables };
    },
    { isolationLevel: 'repeatable read' }
  );
}

/** Throws `wrong_credentials` where the username was not typed right, and `is_administrator`. */
export async function eraseUser(
  context: AccountContext,
  { id, confirmation, reason }: InputOf<CloudContract['users.erase']>,
  request: RequestContext
): Promise<void> {
  const actorId = getAdministrator(request, id);
  await context.db.transaction(async (tx) => {
    const { username } = await lockUser(tx, id);
    await refuseAdministrator(tx, id);
    if (confirmation !== username) throw new ContractFailure('wrong_credentials');
  });
  await eraseAccount(context, id, async (tx) => {
    await lockUser(tx, id);
    await refuseAdministrator(tx, id);
    await addAuditEntry(context, tx, { actorId, action: 'account.erase', subjectId: id, reason });
  });
}
