import { createHash } from 'node:crypto';
import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { PublicLegalText } from '#shared/contract/cloud/legal-texts.ts';
import { type LegalTextName, legalTextNames } from '#shared/domain/market/legal/legal-text-names.ts';
import type { LegalText } from '#shared/domain/market/legal/legal-text.ts';
import { licenseTextName, licenseTexts } from '#shared/domain/market/license-texts.ts';
import { builtInTexts } from '#shared/domain/trade/built-in-texts.ts';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import type { orders } from '../../db/schema/orders.ts';
import { legalTexts } from '../../db/schema/platform.ts';

type OrderRow = typeof orders.$inferSelect;

const { name: nameColumn, version: versionColumn, texts, hash, effectiveAt, withdrawnAt } = legalTexts;

/** SHA-256 of the English text, hexadecimal. */
export const hashLegalText = ({ texts: { en } }: Pick<LegalText, 'texts'>): string =>
  createHash('sha256').update(en).digest('hex');

/** SQL of the text that a license has at a moment, both given as SQL; null while its first version holds. */
export const licenseTextOf = (license: string, moment: string): string =>
  `(select jsonb_build_object('version', t.version, 'texts', t.texts) from legal_texts t
    where t.name = ${license} || 'License' and t.effective_at <= ${moment}::timestamptz and t.withdrawn_at is null
    order by t.effective_at desc limit 1)`;

/** The version of a text that holds at `now`, Unix milliseconds. */
export async function readTextInForce(db: Database, name: LegalTextName, now: number): Promise<LegalText> {
  const [row] = await db
    .select({ version: versionColumn, texts })
    .from(legalTexts)
    .where(and(eq(nameColumn, name), lte(effectiveAt, new Date(now)), isNull(withdrawnAt)))
    .orderBy(desc(effectiveAt))
    .limit(1);
  return row ?? builtInTexts[name];
}

/** The text of the license as it was bought. */
export async function readLicenseOf(
  db: Database,
  { licence, licenceVersion: version }: Pick<OrderRow, 'licence' | 'licenceVersion'>
): Promise<LegalText> {
  const first = licenseTexts[licence];
  if (version === first.version) return first;
  const name = licenseTextName(licence);
  const [row] = await db
    .select({ version: versionColumn, texts })
    .from(legalTexts)
    .where(and(eq(nameColumn, name), eq(versionColumn, version), isNull(withdrawnAt)));
  if (row === undefined) throw new Error(`There is no version ${version} of ${name}`);
  return row;
}

/** Every text with the version in force, those that are announced, and the earlier ones, newest first. */
export async function listLegalTexts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<PublicLegalText[]> {
  const moment = now();
  const rows = await db
    .select({ name: nameColumn, version: versionColumn, texts, hash, effectiveAt })
    .from(legalTexts)
    .where(isNull(withdrawnAt))
    .orderBy(desc(effectiveAt));
  return legalTextNames.map((name) => {
    const builtIn = { ...builtInTexts[name], hash: hashLegalText(builtInTexts[name]), effectiveAt: null };
    const later = rows
      .filter((row) => row.name === name)
      .map(({ name: _name, ...row }) => ({ ...row, effectiveAt: row.effectiveAt.getTime() }));
    const announced = later.filter((row) => row.effectiveAt > moment);
    const begun = [...later.slice(announced.length), builtIn];
    return { name, inForce: begun[0] ?? builtIn, announced: announced.toReversed(), earlier: begun.slice(1) };
  });
}
