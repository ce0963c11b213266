// The texts that people agree to: licenses and terms. A version that began never changes; a new one begins on a day.
import * as z from 'zod';
import { addDays, toIsoDate } from '../../../kit/iso-date.ts';
import type { LegalTextName } from './legal-text-names.ts';

export const maxLegalTextLength = 20_000;

/** Paragraphs are divided by an empty line. The English text is what counts, and what is hashed. */
export const LegalText = z.object({
  /** The month or day it began, such as "2026-11" or "2027-01-15". */
  version: z.string().max(20),
  texts: z.object({ en: z.string(), es: z.string() })
});
export type LegalText = z.infer<typeof LegalText>;

/** Sellers read their new terms at least 15 days before, as Regulation (EU) 2019/1150, Article 3, asks. */
const leadDays: Readonly<Record<LegalTextName, number>> = {
  personalLicense: 1,
  commercialLicense: 1,
  teamLicense: 1,
  sellerTerms: 16,
  openingTerms: 1
};

/** The first day that a new version may begin on, as "2027-01-15" in UTC. */
export const findFirstDay = (name: LegalTextName, now: number): string =>
  addDays(toIsoDate(now).slice(0, 10), leadDays[name]);
