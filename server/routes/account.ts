import type { Hono } from 'hono';
import type { RequestVariables } from '../context/request-context.ts';
import type { AccountContext } from '../auth/auth.ts';
import { changeEmail, requestReset, requestVerification } from '../services/account/mail/request-mail.ts';
import { changePassword, resetPassword } from '../services/account/password/change-password.ts';
import { exportAccount, removeAccount } from '../services/account/lifecycle/personal-data.ts';
import { getAccount } from '../services/account/read-account.ts';
import { confirmSignIn } from '../services/account/second-factor/confirm-sign-in.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor
} from '../services/account/second-factor/manage-second-factor.ts';
import {
  listSessions,
  revokeSession,
  signOut,
  signOutEverywhere
} from '../services/account/sessions/sessions.ts';
import { approveDesktop, signInDesktop } from '../services/account/sign-in/desktop-sign-in.ts';
import { listProviders, startProvider } from '../services/account/sign-in/provider-sign-in.ts';
import { signIn } from '../services/account/sign-in/sign-in.ts';
import { signUp } from '../services/account/sign-up/sign-up.ts';
import { verifyEmail } from '../services/account/sign-up/verify-email.ts';
import { serveCloud } from '../http/register-procedure.ts';

export function registerAccount(app: Hono<RequestVariables>, context: AccountContext): void {
  serveCloud(app, 'account.get', (_input, request) => getAccount(context, request));
  serveCloud(app, 'account.listProviders', () => listProviders(context));
  serveCloud(app, 'account.signUp', (input, request) => signUp(context, input, request));
  serveCloud(app, 'account.requestVerification', (input, request) =>
    requestVerification(context, input, request)
  );
  serveCloud(app, 'account.verifyEmail', (input, request) => verifyEmail(context, input, request));
  serveCloud(app, 'account.signIn', (input, request) => signIn(context, input, request));
  serveCloud(app, 'account.confirmSignIn', (input, request) => confirmSignIn(context, input, request));
  serveCloud(app, 'account.startProvider', (input, request) => startProvider(context, input, request));
  serveCloud(app, 'account.signOut', (_input, request) => signOut(context, request));
  serveCloud(app, 'account.requestReset', (input, request) => requestReset(context, input, request));
  serveCloud(app, 'account.resetPassword', (input, request) => resetPassword(context, input, request));
  serveCloud(app, 'account.changePassword', (input, request) => changePassword(context, input, request));
  serveCloud(app, 'account.changeEmail', (input, request) => changeEmail(context, input, request));
  serveCloud(app, 'account.listPlaces', (_input, request) => listSessions(context, request));
  serveCloud(app, 'account.signOutPlace', (input, request) => revokeSession(context, input, request));
  serveCloud(app, 'account.signOutEverywhere', (_input, request) => signOutEverywhere(context, request));
  serveCloud(app, 'account.startSecondFactor', (input, request) =>
    startSecondFactor(context, input, request)
  );
  serveCloud(app, 'account.confirmSecondFactor', (input, request) =>
    confirmSecondFactor(context, input, request)
  );
  serveCloud(app, 'account.removeSecondFactor', (input, request) =>
    removeSecondFactor(context, input, request)
  );
  serveCloud(app, 'account.renewRecoveryCodes', (input, request) =>
    renewRecoveryCodes(context, input, request)
  );
  serveCloud(app, 'account.export', (_input, request) => exportAccount(context, request));
  serveCloud(app, 'account.remove', (input, request) => removeAccount(context, input, request));
  serveCloud(app, 'account.allowDesktop', (input, request) => approveDesktop(context, input, request));
  serveCloud(app, 'account.enterDesktop', (input, request) => signInDesktop(context, input, request));
}
