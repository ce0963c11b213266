// An account is private to its user; a profile is public.
import * as z from 'zod';
import { roles } from './actor.ts';
import { isReadable, publicName } from './public-name.ts';
import { Username } from './username.ts';

/** As long as a passphrase; the upper bound keeps hashing affordable. */
export const Password = z.string().min(10).max(200);
export const EmailAddress = z.email().max(254);
export const DisplayName = publicName(60);

/** A browser takes backslashes for slashes, and any number of them. */
const userInfo = /^\s*https:[/\\]*[^/\\?#]*@/i;

export const ProfileLink = z.object({
  label: z.string().trim().min(1).max(40).refine(isReadable),
  /** Without user information: "https://bank.example@evil.example" leads to the latter. */
  url: z
    .url({ protocol: /^https$/ })
    .max(300)
    .refine((url) => isReadable(url) && !userInfo.test(url))
});
export type ProfileLink = z.infer<typeof ProfileLink>;

/** The editable part of a profile. */
export const ProfileDraft = z.object({
  username: Username,
  displayName: DisplayName,
  /** Plain text. */
  bio: z.string().max(1000),
  links: z.array(ProfileLink).max(5)
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;

export const PublicPerson = z.object({
  username: Username,
  displayName: z.string(),
  /** An address of this server; null while there is no picture. */
  avatarUrl: z.string().nullable()
});
export type PublicPerson = z.infer<typeof PublicPerson>;

export const PublicProfile = PublicPerson.extend({
  bio: z.string(),
  links: z.array(ProfileLink),
  isSeller: z.boolean(),
  /** Unix milliseconds, as every instant of the API. */
  joinedAt: z.int(),
  /** Their published listings. */
  listingCount: z.int(),
  /** Null without a review. */
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  isDemo: z.boolean()
});
export type PublicProfile = z.infer<typeof PublicProfile>;

export const Account = z.object({
  id: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  /** True while mail to the address comes back: notices are not mailed until an address is confirmed. */
  isUndeliverable: z.boolean().default(false),
  hasSecondFactor: z.boolean(),
  /** When a second factor that was lost is removed; null unless that was requested. */
  factorRecoveryDueAt: z.int().nullable(),
  /** False for those who only ever came through another service. */
  hasPassword: z.boolean(),
  roles: z.array(z.enum(roles)),
  status: z.enum(['active', 'suspended']),
  profile: PublicPerson.extend({ bio: z.string(), links: z.array(ProfileLink) })
});
export type Account = z.infer<typeof Account>;

/** One place where the person is signed in. */
export const SessionInfo = z.object({
  id: z.string(),
  isThisOne: z.boolean(),
  /** "Chrome on Linux", "Reelwright for desktop": told from what the client said of itself. */
  client: z.string(),
  createdAt: z.int(),
  lastUsedAt: z.int(),
  expiresAt: z.int()
});
export type SessionInfo = z.infer<typeof SessionInfo>;
