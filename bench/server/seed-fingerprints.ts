import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { computeFingerprint, listBands } from '#shared/domain/market/near-duplicate/fingerprint.ts';
import { catalogWords } from './catalog-words.ts';

const batch = 2000;
/** Of a description: about as many words as the built-in templates have. */
const wordCount = 12;

const write = (): string =>
  Array.from(
    { length: wordCount },
    () => catalogWords[Math.floor(catalogWords.length * Math.random() ** 2.5)] ?? ''
  ).join(' ');

/** A prompt of random words after a template's action, so that hundreds of prompts share runs of words with it. */
export function buildRandomPrompt(number: number): PromptData {
  const template = builtInTemplates[number % builtInTemplates.length];
  if (template === undefined) throw new Error('There are templates');
  return { ...template.data, concept: write(), mainSubject: write(), setting: write(), dialogue: write() };
}

/** Gives every listing without a sealed text one, with its fingerprint. */
export async function seedFingerprints(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from listings l where not exists (select from sealed.contents c where c.listing_id = l.id) order by id`
  );
  for (let start = 0; start < rows.length; start += batch) {
    const texts = rows.slice(start, start + batch).flatMap(({ id }, place) => {
      const data = buildRandomPrompt(start + place);
      const fingerprint = computeFingerprint(data);
      return fingerprint === null ? [] : [{ id, data, fingerprint, bands: listBands(fingerprint) }];
    });
    await db.execute(sql`
      with texts as (
        select * from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) t (id text, data jsonb, fingerprint int[], bands bigint[])
      ),
      contents as (
        insert into sealed.contents (listing_id, version, data, content_hash, created_at)
        select id, 1, data, 'x', now() from texts
      )
      insert into sealed.fingerprints (listing_id, version, fingerprint, bands)
      select id, 1, fingerprint, bands from texts`);
  }
  await db.execute(sql`vacuum (analyze) sealed.contents, sealed.fingerprints`);
}
