import type { Hono } from 'hono';
import type { AccountContext } from '../auth/auth.ts';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { exportAccount, removeAccount } from '../services/account/lifecycle/personal-data.ts';
import { changeEmail, requestReset, requestVerification } from '../services/account/mail/request-mail.ts';
import { changePassword, resetPassword } from '../services/account/password/change-password.ts';
import { getAccount } from '../services/account/read-account.ts';
import { confirmSignIn } from '../services/account/second-factor/confirm-sign-in.ts';
import {
  cancelFactorRecovery,
  cancelFactorRecoveryByMail,
  startFactorRecovery
} from '../services/account/second-factor/factor-recovery.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  regenerateRecoveryCodes,
  startSecondFactor
} from '../services/account/second-factor/manage-second-factor.ts';
import {
  listSessions,
  revokeSession,
  signOut,
  signOutEverywhere
} from '../services/account/sessions/sessions.ts';
import { approveDesktop, signInDesktop } from '../services/account/sign-in/desktop-sign-in.ts';
import { listProviders, startProviderSignIn } from '../services/account/sign-in/provider-sign-in.ts';
import { signIn } from '../services/account/sign-in/sign-in.ts';
import { signUp } from '../services/account/sign-up/sign-up.ts';
import { verifyEmail } from '../services/account/sign-up/verify-email.ts';
import { removeAvatar, saveAvatar } from '../services/profile/avatar.ts';
import { listProfileReviews } from '../services/profile/list-profile-reviews.ts';
import { getProfile, saveProfile } from '../services/profile/profile.ts';

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
  serveCloud(app, 'account.startProviderSignIn', (input, request) =>
    startProviderSignIn(context, input, request)
  );
  serveCloud(app, 'account.signOut', (_input, request) => signOut(context, request));
  serveCloud(app, 'account.requestReset', (input, request) => requestReset(context, input, request));
  serveCloud(app, 'account.resetPassword', (input, request) => resetPassword(context, input, request));
  serveCloud(app, 'account.changePassword', (input, request) => changePassword(context, input, request));
  serveCloud(app, 'account.changeEmail', (input, request) => changeEmail(context, input, request));
  serveCloud(app, 'account.listSessions', (_input, request) => listSessions(context, request));
  serveCloud(app, 'account.revokeSession', (input, request) => revokeSession(context, input, request));
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
  serveCloud(app, 'account.regenerateRecoveryCodes', (input, request) =>
    regenerateRecoveryCodes(context, input, request)
  );
  serveCloud(app, 'account.startFactorRecovery', (input, request) =>
    startFactorRecovery(context, input, request)
  );
  serveCloud(app, 'account.cancelFactorRecovery', (_input, request) =>
    cancelFactorRecovery(context, request)
  );
  serveCloud(app, 'account.cancelFactorRecoveryByMail', (input) =>
    cancelFactorRecoveryByMail(context, input)
  );
  serveCloud(app, 'account.export', (_input, request) => exportAccount(context, request));
  serveCloud(app, 'account.remove', (input, request) => removeAccount(context, input, request));
  serveCloud(app, 'account.authorizeDesktop', (input, request) => approveDesktop(context, input, request));
  serveCloud(app, 'account.exchangeDesktopCode', (input, request) => signInDesktop(context, input, request));
}

export function registerProfiles(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'profiles.get', (input) => getProfile(context, input));
  serveCloud(app, 'profiles.listReviews', (input) => listProfileReviews(context, input));
  serveCloud(app, 'profiles.save', (input, request) => saveProfile(context, input, request));
  serveCloud(app, 'profiles.saveAvatar', (input, request) => saveAvatar(context, input, request));
  serveCloud(app, 'profiles.removeAvatar', (_input, request) => removeAvatar(context, request));
}

/** The OAuth redirect URI; like that of payment events, no route of the contract. */
export const providerCallbackPath = '/api/auth/callback/:provider';

export function registerProviderCallback(
  app: Hono<RequestVariables>,
  { auth, siteUrl }: AccountContext
): void {
  app.get(providerCallbackPath, async (context) => {
    const provider = context.req.param('provider');
    if (!auth.providerNames.includes(provider)) return context.notFound();
    const { search } = new URL(context.req.url);
    // Only these headers are passed on, so that no forwarding header changes the address better-auth sees.
    const headers = new Headers();
    for (const name of ['cookie', 'user-agent']) {
      const value = context.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const url = `${siteUrl}/api/auth/callback/${encodeURIComponent(provider)}${search}`;
    return auth.betterAuth.handler(new Request(url, { headers }));
  });
}
