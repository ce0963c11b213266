import { callBetterAuth } from '../../../auth/better-auth-errors.ts';
import { headersForBetterAuth, sendCredentials } from '../../../auth/credentials.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { AccountContext } from '../../../auth/auth.ts';
import { sendNotice } from '../mail/account-mails.ts';
import { readMailLanguage } from '../../../mail/mail-language.ts';
import { countReauthentication } from '../../../auth/reauthenticate.ts';

type PasswordTyped = { readonly password: string };
type Started = {
  /** For an authenticator app, e.g. as a QR code: "otpauth://totp/…". */
  readonly address: string;
  readonly secret: string;
  readonly recoveryCodes: string[];
};

/** Sign-in asks for no code before one was confirmed. */
export async function startSecondFactor(
  context: AccountContext,
  { password }: PasswordTyped,
  request: RequestContext
): Promise<Started> {
  const started = await countCall(context, request, (headers) =>
    context.auth.betterAuth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers })
  );
  if (started.method !== 'totp') throw new Error(`the second factor is ${started.method}`);
  const secret = new URL(started.totpURI).searchParams.get('secret') ?? '';
  return { address: started.totpURI, secret, recoveryCodes: started.backupCodes };
}

/** From now on every sign-in asks for a code. The session is replaced by a new one. */
export async function confirmSecondFactor(
  context: AccountContext,
  { code }: { readonly code: string },
  request: RequestContext
): Promise<void> {
  const { headers } = await countCall(context, request, (ours) =>
    context.auth.betterAuth.api.verifyTOTP({
      body: { code: code.replaceAll(/\s/g, '') },
      headers: ours,
      returnHeaders: true
    })
  );
  sendCredentials(request, headers);
}

export async function removeSecondFactor(
  context: AccountContext,
  { password }: PasswordTyped,
  request: RequestContext
): Promise<void> {
  const { headers } = await countCall(context, request, (ours) =>
    context.auth.betterAuth.api.disableTwoFactor({ body: { password }, headers: ours, returnHeaders: true })
  );
  sendCredentials(request, headers);
  const { id } = getPerson(request, 'account.manage');
  const language = readMailLanguage(request.headers);
  await context.jobs.add(sendNotice, { userId: id, notice: 'secondFactorRemoved', language });
}

/** Invalidates the recovery codes of before. */
export async function regenerateRecoveryCodes(
  context: AccountContext,
  { password }: PasswordTyped,
  request: RequestContext
): Promise<{ readonly recoveryCodes: string[] }> {
  const { backupCodes } = await countCall(context, request, (headers) =>
    context.auth.betterAuth.api.generateBackupCodes({ body: { password }, headers })
  );
  return { recoveryCodes: backupCodes };
}

/** Calls better-auth with a password or code of the signed-in person, counted as an attempt until it succeeds. */
async function countCall<T>(
  context: AccountContext,
  request: RequestContext,
  call: (headers: Headers) => Promise<T>
): Promise<T> {
  const person = getPerson(request, 'account.manage');
  const undoAttempt = await countReauthentication(context, request, person);
  const answer = await callBetterAuth(() => call(headersForBetterAuth(request.headers)));
  await undoAttempt();
  return answer;
}
