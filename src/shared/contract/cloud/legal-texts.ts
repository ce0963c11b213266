// The licenses and terms: what holds, what held, and what will; for administrators also who changed what and why.
import * as z from 'zod';
import { legalTextNames } from '../../domain/market/legal/legal-text-names.ts';
import { LegalText, maxLegalTextLength } from '../../domain/market/legal/legal-text.ts';
import { PublicPerson } from '../../domain/people/account.ts';
import { command, nothing, query } from '../procedure.ts';
import { adminReasonLength } from './admin/users.ts';

const Name = z.enum(legalTextNames);
const reason = z.string().trim().min(adminReasonLength.min).max(adminReasonLength.max);

const LegalTextVersion = LegalText.extend({
  /** SHA-256 of the English text, hexadecimal. */
  hash: z.string(),
  /** Null for the first version. */
  effectiveAt: z.int().nullable()
});
export type LegalTextVersion = z.infer<typeof LegalTextVersion>;

const PublicLegalText = z.object({
  name: Name,
  inForce: LegalTextVersion,
  /** Soonest first. */
  announced: z.array(LegalTextVersion),
  /** Newest first. */
  earlier: z.array(LegalTextVersion)
});
export type PublicLegalText = z.infer<typeof PublicLegalText>;

export const publicLegalTexts = z.array(PublicLegalText);

const LegalTextChange = LegalTextVersion.extend({
  name: Name,
  effectiveAt: z.int(),
  createdAt: z.int(),
  actor: PublicPerson,
  reason: z.string(),
  withdrawnAt: z.int().nullable()
});
export type LegalTextChange = z.infer<typeof LegalTextChange>;

const written = z.string().trim().min(1).max(maxLegalTextLength);

export const legalTextProcedures = {
  'legalTexts.list': query(nothing, publicLegalTexts),
  /** Every version after the first, also those that were withdrawn; the latest first. */
  'legalTexts.listChanges': query(nothing, z.array(LegalTextChange)),
  /** Begins at midnight UTC. Refuses a day that is too near with `invalid_input`, and one that is taken with `conflict`. */
  'legalTexts.schedule': command(
    z.object({
      name: Name,
      texts: z.object({ en: written, es: written }),
      effectiveOn: z.iso.date(),
      reason
    }),
    z.object({ version: z.string() })
  ),
  /** Refuses with `conflict` once it has begun. */
  'legalTexts.withdraw': command(z.object({ name: Name, version: z.string().max(20), reason }), nothing)
} as const;
