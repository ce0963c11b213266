// Signing up and in, and what a person does with their own account. A session travels as the browser's cookie or as
// the desktop's token in a header, never in an answer's body.
import * as z from 'zod';
import { Review } from '../../domain/market/listing.ts';
import {
  Account,
  DisplayName,
  EmailAddress,
  Password,
  ProfileDraft,
  PublicProfile,
  SessionInfo
} from '../../domain/people/account.ts';
import { Username } from '../../domain/people/username.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from '../ids.ts';
import { PageRequest, pageOf } from '../paging.ts';

/** A password as typed; only its length is limited, so that passwords of older rules still work. */
const TypedPassword = z.string().min(1).max(200);
const Token = z.string().min(1).max(200);
const Code = z.string().trim().min(4).max(40);
const RecoveryCodes = z.array(z.string());
const SignedIn = z.object({ account: Account });
const challenge = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const accountProcedures = {
  /** Null for a visitor. */
  'account.get': query(nothing, Account.nullable()),
  /** Other services that this server was given keys for, e.g. "google". */
  'account.listProviders': query(nothing, z.array(z.string())),

  /**
   * Answers the same whether or not the address has an account; the mail says which. The account is made when the
   * link in it is followed, and until then nobody can sign in to it. The password counts only where a browser with
   * cookies signs up and follows the link too; the desktop app sends none.
   */
  'account.signUp': command(
    z.object({
      email: EmailAddress,
      password: Password.optional(),
      username: Username,
      displayName: DisplayName
    }),
    nothing
  ),
  'account.requestVerification': command(z.object({ email: EmailAddress }), nothing),
  /**
   * The link of a first mail, or of one to a new address. `account` is the new account where the browser that signed up
   * follows it, which signs it in. In another browser the password is chosen by `resetPassword` with the same token,
   * within an hour. A new address is confirmed only
   * in a session of its account: a visitor is answered `unauthenticated`, another account `forbidden`.
   */
  'account.verifyEmail': command(
    z.object({ token: Token }),
    z.object({ isPasswordWanted: z.boolean(), account: Account.nullable() })
  ),

  /**
   * `second_factor` asks for a code next; the half-open session lives for ten minutes. Who signed up and did not
   * follow the link yet is answered `wrong_credentials`, as everybody without an account.
   */
  'account.signIn': command(
    z.object({ email: EmailAddress, password: TypedPassword }),
    z.discriminatedUnion('status', [
      SignedIn.extend({ status: z.literal('signed_in') }),
      z.object({ status: z.literal('second_factor') })
    ])
  ),
  'account.confirmSignIn': command(z.object({ code: Code, kind: z.enum(['totp', 'recovery']) }), SignedIn),
  /** The address to open at the other service. */
  'account.startProviderSignIn': command(
    z.object({
      provider: z.string().max(30),
      returnTo: z
        .string()
        .max(300)
        .regex(/^\/(?![/\\])/)
    }),
    z.object({ url: z.string() })
  ),
  'account.signOut': command(nothing, nothing),

  /** Answers the same whether or not the address has an account. */
  'account.requestReset': command(z.object({ email: EmailAddress }), nothing),
  /** Signs out everywhere. With a second factor the same token serves `startFactorRecovery`, within an hour. */
  'account.resetPassword': command(
    z.object({ token: Token, password: Password }),
    z.object({ hasSecondFactor: z.boolean() })
  ),
  /** Signs out everywhere else. */
  'account.changePassword': command(z.object({ current: TypedPassword, next: Password }), nothing),
  /** Takes effect once the link in the mail to the new address is followed. */
  'account.changeEmail': command(z.object({ password: TypedPassword, email: EmailAddress }), nothing),

  'account.listSessions': query(nothing, z.array(SessionInfo)),
  'account.revokeSession': command(z.object({ id: idOf('ses') }), nothing),
  'account.signOutEverywhere': command(nothing, nothing),

  /** Shown once; nothing asks for a code before it was confirmed. */
  'account.startSecondFactor': command(
    z.object({ password: TypedPassword }),
    z.object({ address: z.string(), secret: z.string(), recoveryCodes: RecoveryCodes })
  ),
  'account.confirmSecondFactor': command(z.object({ code: Code }), nothing),
  'account.removeSecondFactor': command(z.object({ password: TypedPassword }), nothing),
  /** Requests that a lost second factor is removed 72 hours later, which a mail announces and another repeats. */
  'account.startFactorRecovery': command(z.object({ token: Token }), z.object({ dueAt: z.int() })),
  'account.cancelFactorRecovery': command(nothing, nothing),
  /** With the token of one of its mails, without a session. */
  'account.cancelFactorRecoveryByMail': command(z.object({ token: Token }), nothing),
  'account.regenerateRecoveryCodes': command(
    z.object({ password: TypedPassword }),
    z.object({ recoveryCodes: RecoveryCodes })
  ),

  /** Everything that is kept about the person, by table. */
  'account.export': query(
    nothing,
    z.object({
      exportedAt: z.int(),
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown())))
    })
  ),
  /** The password where there is one, else the username typed once more. */
  'account.remove': command(z.object({ confirmation: TypedPassword }), nothing),

  /** PKCE, S256: the code is good once, for two minutes. */
  'account.authorizeDesktop': command(z.object({ challenge }), z.object({ code: z.string() })),
  'account.exchangeDesktopCode': command(
    z.object({ code: Token, verifier: z.string().min(43).max(128) }),
    SignedIn
  )
} as const;

const ByUsername = z.object({ username: Username });

export const profileProcedures = {
  'profiles.get': query(ByUsername, PublicProfile),
  /** Reviews of what they sell, newest first, each with the listing it is of. */
  'profiles.listReviews': query(
    PageRequest.extend(ByUsername.shape),
    pageOf(Review.extend({ listing: z.object({ slug: z.string(), title: z.string() }) }))
  ),
  'profiles.save': command(ProfileDraft, Account),
  /** JPEG, PNG or WebP; it is drawn anew at 512 × 512, so nothing else in the file survives. */
  'profiles.saveAvatar': command(z.object({ bytes: z.instanceof(Uint8Array) }), Account),
  'profiles.removeAvatar': command(nothing, Account)
} as const;
