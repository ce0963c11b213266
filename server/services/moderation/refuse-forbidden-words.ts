import { ContractFailure } from '#shared/contract/errors.ts';
import { type CheckedTexts, findForbiddenWord } from '#shared/domain/market/moderation/forbidden-words.ts';
import type { Database } from '../../db/client.ts';
import { forbiddenWords } from '../../db/schema/platform.ts';

/** Throws `word_not_allowed`, with the field and the word, where a text has a word that administrators do not allow. */
export async function refuseForbiddenWords(db: Database, texts: CheckedTexts): Promise<void> {
  const rows = await db.select({ word: forbiddenWords.word }).from(forbiddenWords);
  const found = findForbiddenWord(
    rows.map(({ word }) => word),
    texts
  );
  if (found !== null) throw new ContractFailure('word_not_allowed', undefined, { forbiddenUse: found });
}
