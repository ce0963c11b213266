import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { listAuditEntries } from '#server/services/admin/list-audit-entries.ts';
import { listBuyerCohorts, refreshBuyerCohorts } from '#server/services/admin/sales/buyer-cohorts.ts';
import { listSearchMisses } from '#server/services/admin/sales/list-search-misses.ts';
import { readSalesReport } from '#server/services/admin/sales/read-sales-report.ts';
import { listUserOrders, listUserRefunds } from '#server/services/admin/users/list-user-orders.ts';
import { listUserReports } from '#server/services/admin/users/list-user-reports.ts';
import { listUsers } from '#server/services/admin/users/list-users.ts';
import { getUser, getUserBalances } from '#server/services/admin/users/read-user.ts';
import { addDays, toIsoDate } from '#shared/kit/iso-date.ts';
import type { RequestContext } from '#server/context/request-context.ts';
import { measurePercentile } from '../measure-percentile.ts';

type Reads = Readonly<Record<string, () => Promise<unknown>>>;

const runs = 60;
const limit = 40;
const dayMs = 86_400_000;

/** The 95th percentiles of the lists and pages of administration, and of one row by its key, in ms. */
export async function measureAdministration(
  db: Database
): Promise<{ readonly floor: number; readonly pages: Readonly<Record<string, number>> }> {
  await refreshBuyerCohorts({ db });
  const floor = await measurePercentile(runs, () =>
    db.execute(sql`select slug from listings where id = 'lst_none'`)
  );
  const pages: Record<string, number> = {};
  for (const [name, read] of Object.entries({ ...listPeople(db), ...listEntries(db), ...readSales(db) }))
    pages[name] = await measurePercentile(runs, read);
  return { floor, pages };
}

function listPeople(db: Database): Reads {
  const list = (filter: Omit<Parameters<typeof listUsers>[1], 'limit'>) => () =>
    listUsers({ db }, { limit, ...filter });
  const person = { id: 'usr_ledger7' };
  return {
    people: list({}),
    'people, by part of a name': list({ search: 'a1b2c' }),
    'people, by three letters': list({ search: 'a1b' }),
    'people, by one letter': list({ search: 'a' }),
    'people, by the beginning of an address': list({ search: 'c4ca42@' }),
    'people, by an id': list({ search: 'usr_person00000007' }),
    'people, by the id of an order': list({ search: `ord_${'7'.padStart(26, '0')}` }),
    'people, administrators': list({ role: 'admin' }),
    'people, sellers': list({ role: 'seller' }),
    'people, suspended': list({ status: 'suspended' }),
    'people, unverified': list({ status: 'unverified' }),
    'people, limited sellers': list({ sellerState: 'limited' }),
    'people, sellers by three letters': list({ role: 'seller', search: 'a1b' }),
    'a person’s page': () =>
      Promise.all([
        getUser({ db, now: Date.now }, person, administratorRequest),
        getUserBalances({ db, now: Date.now, payouts: { name: 'sandbox' } }, person),
        listUserOrders({ db }, { ...person, limit }),
        listUserRefunds({ db }, { ...person, limit }),
        listUserReports({ db }, { ...person, limit, side: 'about' })
      ])
  };
}

function listEntries(db: Database): Reads {
  const list = (filter: Omit<Parameters<typeof listAuditEntries>[1], 'limit'>) => () =>
    listAuditEntries({ db }, { limit, ...filter });
  const [actorId, subjectId] = ['usr_person00000007', 'usr_person00000042'];
  const old = { from: Date.now() - 300 * dayMs, until: Date.now() - 293 * dayMs };
  return {
    'audit log': list({}),
    'audit log, by who acted': list({ actorId }),
    'audit log, by subject': list({ subjectId }),
    'audit log, by action': list({ action: 'role.grant' }),
    'audit log, a week ten months ago': list(old),
    'audit log, by who acted in that week': list({ actorId, ...old }),
    'audit log, by action in that week': list({ action: 'role.grant', ...old })
  };
}

function readSales(db: Database): Reads {
  const today = toIsoDate(Date.now()).slice(0, 10);
  const lastDays = (days: number) => ({ from: addDays(today, 1 - days), to: today });
  return {
    'sales, 7 days': () => readSalesReport({ db }, lastDays(7)),
    'sales, 30 days': () => readSalesReport({ db }, lastDays(30)),
    'sales, 90 days': () => readSalesReport({ db }, lastDays(90)),
    'sales, a year': () => readSalesReport({ db }, lastDays(365)),
    'sales, cohorts': () => listBuyerCohorts({ db, now: Date.now }),
    'sales, searches without results': () => listSearchMisses({ db }, lastDays(30))
  };
}

/** A request of an administrator, for services that are called without HTTP. */
const administratorRequest: RequestContext = {
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
