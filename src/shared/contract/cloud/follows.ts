// Following sellers. Only the follower and the seller can see it.
import * as z from 'zod';
import { PublicPerson } from '../../domain/people/account.ts';
import { Username } from '../../domain/people/username.ts';
import { command, query } from '../procedure.ts';
import { PageRequest, pageOf } from './paging.ts';

const ByUsername = z.object({ username: Username });
const Following = z.object({ isFollowing: z.boolean() });

export const followProcedures = {
  /** `canFollow` is false for oneself and for people who do not sell. */
  'follows.get': query(ByUsername, Following.extend({ canFollow: z.boolean() })),
  /** Idempotent. Unfollowing is possible whatever became of the seller. */
  'follows.set': command(ByUsername.extend(Following.shape), Following),
  /** The sellers that the caller follows, the last one first. */
  'follows.list': query(PageRequest, pageOf(PublicPerson)),
  /** Of the calling seller, the newest first: what their public profiles say, and no date. */
  'followers.list': query(PageRequest, pageOf(PublicPerson).extend({ count: z.int() }))
} as const;
