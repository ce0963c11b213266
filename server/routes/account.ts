import type { Hono } from 'hono';
import type { RequestVariables } from '../request-context.ts';
import type { AccountContext } from '../services/account/account-context.ts';
import { allowDesktop } from '../services/account/allow-desktop.ts';
import { changeEmail } from '../services/account/change-email.ts';
import { changePassword } from '../services/account/change-password.ts';
import { confirmSecondFactor } from '../services/account/confirm-second-factor.ts';
import { confirmSignIn } from '../services/account/confirm-sign-in.ts';
import { enterDesktop } from '../services/account/enter-desktop.ts';
import { exportAccount } from '../services/account/export-account.ts';
import { getAccount } from '../services/account/get-account.ts';
import { listPlaces } from '../services/account/list-places.ts';
import { listProviders } from '../services/account/list-providers.ts';
import { removeAccount } from '../services/account/remove-account.ts';
import { removeSecondFactor } from '../services/account/remove-second-factor.ts';
import { renewRecoveryCodes } from '../services/account/renew-recovery-codes.ts';
import { requestReset } from '../services/account/request-reset.ts';
import { requestVerification } from '../services/account/request-verification.ts';
import { resetPassword } from '../services/account/reset-password.ts';
import { signIn } from '../services/account/sign-in.ts';
import { signOut } from '../services/account/sign-out.ts';
import { signOutEverywhere } from '../services/account/sign-out-everywhere.ts';
import { signOutPlace } from '../services/account/sign-out-place.ts';
import { signUp } from '../services/account/sign-up.ts';
import { startProvider } from '../services/account/start-provider.ts';
import { startSecondFactor } from '../services/account/start-second-factor.ts';
import { verifyEmail } from '../services/account/verify-email.ts';
import { serveCloud } from './register-cloud.ts';

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
  serveCloud(app, 'account.listPlaces', (_input, request) => listPlaces(context, request));
  serveCloud(app, 'account.signOutPlace', (input, request) => signOutPlace(context, input, request));
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
  serveCloud(app, 'account.allowDesktop', (input, request) => allowDesktop(context, input, request));
  serveCloud(app, 'account.enterDesktop', (input, request) => enterDesktop(context, input, request));
}
