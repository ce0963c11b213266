import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import type { TablePrivacy } from '../../db/privacy.ts';
import { privacyOfTables } from '../../db/privacy/all-tables.ts';
import { type DataSubject, isTheirs } from '../../db/privacy/is-theirs.ts';
import type { RequestContext } from '../../request-context.ts';
import { listOwnSealed } from '../sealed/list-own-sealed.ts';
import type { AccountContext } from './account-context.ts';
import { getPerson } from './get-person.ts';
import { readAccount } from './read-account.ts';

type Exported = {
  readonly exportedAt: number;
  readonly tables: Record<string, Record<string, unknown>[]>;
};

/**
 * Every row that is the person's in every table, without what is secret, and the prompts they sell; tables without a
 * row are left out.
 */
export async function exportAccount({ db, now }: AccountContext, request: RequestContext): Promise<Exported> {
  const { id } = getPerson(request, 'account.manage');
  const { email } = await readAccount(db, id);
  const tables: Exported['tables'] = {};
  await db.transaction(
    async (tx) => {
      for (const privacy of privacyOfTables) {
        const rows = await readRows(tx, privacy, { id, email });
        if (rows.length > 0) tables[nameTable(privacy)] = rows.map((row) => withoutSecrets(row, privacy));
      }
      const ownSealed = await listOwnSealed(tx, id);
      if (ownSealed.length > 0) tables['sealed.contents'] = ownSealed;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' }
  );
  return { exportedAt: now(), tables };
}

function nameTable({ table }: TablePrivacy): string {
  const { schema } = getTableConfig(table);
  return schema === undefined ? getTableName(table) : `${schema}.${getTableName(table)}`;
}

async function readRows(
  db: Database,
  privacy: TablePrivacy,
  person: DataSubject
): Promise<Record<string, unknown>[]> {
  const which = isTheirs(privacy, person);
  return which === undefined ? [] : db.select().from(privacy.table).where(which);
}

const withoutSecrets = (row: Record<string, unknown>, { columns }: TablePrivacy): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => columns[name] !== 'secret'));
