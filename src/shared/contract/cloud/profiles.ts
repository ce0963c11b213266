import * as z from 'zod';
import { Account, ProfileDraft, PublicProfile } from '../../domain/people/account.ts';
import { Username } from '../../domain/people/username.ts';
import { Review } from '../../domain/market/listing.ts';
import { command, nothing, query } from '../procedure.ts';
import { PageRequest, pageOf } from './paging.ts';

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
