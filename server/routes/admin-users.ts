import type { Hono } from 'hono';
import type { AccountContext } from '../auth/auth.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { addNote, listNotes } from '../services/admin/users/account-notes.ts';
import { setAdministrator } from '../services/admin/users/set-administrator.ts';
import { eraseUser, exportUser } from '../services/admin/users/export-and-erase.ts';
import { listUserDecisions, voidUserStrike } from '../services/admin/users/user-decisions.ts';
import { listUserOrders, listUserRefunds } from '../services/admin/users/list-user-orders.ts';
import { listUserReports } from '../services/admin/users/list-user-reports.ts';
import { listUsers } from '../services/admin/users/list-users.ts';
import {
  setSellerState,
  setSuspended,
  signOutUser,
  verifyUserEmail
} from '../services/admin/users/moderate-user.ts';
import { getUser, getUserBalances, listUserSessions } from '../services/admin/users/read-user.ts';
import { listListingsOf } from '../services/seller/read-seller.ts';

export function registerAdminUsers(app: Hono<RequestVariables>, context: AccountContext): void {
  serveCloud(app, 'users.list', (input) => listUsers(context, input));
  serveCloud(app, 'users.get', (input, request) => getUser(context, input, request));
  serveCloud(app, 'users.listSessions', (input) => listUserSessions(context, input));
  serveCloud(app, 'users.listOrders', (input) => listUserOrders(context, input));
  serveCloud(app, 'users.listListings', ({ id, ...page }) => listListingsOf(context, id, page));
  serveCloud(app, 'users.listReports', (input) => listUserReports(context, input));
  serveCloud(app, 'users.listRefunds', (input) => listUserRefunds(context, input));
  serveCloud(app, 'users.getBalances', (input) => getUserBalances(context, input));
  serveCloud(app, 'users.listNotes', (input) => listNotes(context, input));
  serveCloud(app, 'users.listDecisions', (input) => listUserDecisions(context, input));
  serveCloud(app, 'users.setSuspended', (input, request) => setSuspended(context, input, request));
  serveCloud(app, 'users.setSellerState', (input, request) => setSellerState(context, input, request));
  serveCloud(app, 'users.voidStrike', (input, request) => voidUserStrike(context, input, request));
  serveCloud(app, 'users.signOut', (input, request) => signOutUser(context, input, request));
  serveCloud(app, 'users.verifyEmail', (input, request) => verifyUserEmail(context, input, request));
  serveCloud(app, 'users.setAdministrator', (input, request) => setAdministrator(context, input, request));
  serveCloud(app, 'users.addNote', (input, request) => addNote(context, input, request));
  serveCloud(app, 'users.export', (input, request) => exportUser(context, input, request));
  serveCloud(app, 'users.erase', (input, request) => eraseUser(context, input, request));
}
