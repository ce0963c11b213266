import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { readPromptData } from '#shared/domain/craft/prompt/read-prompt-data.ts';
import type { Database } from '../../db/client.ts';
import { sealedSubmissions } from '../../db/schema/sealed.ts';

/** Puts a prompt that waits for review beside those that are sold. */
export async function saveSubmittedContent(
  db: Database,
  submissionId: string,
  data: PromptData
): Promise<void> {
  await db.insert(sealedSubmissions).values({ submissionId, data });
}

/** For the seller who submitted it, and for its publication. Throws `not_found`. */
export async function readSubmittedContent(db: Database, submissionId: string): Promise<PromptData> {
  const [row] = await db
    .select({ data: sealedSubmissions.data })
    .from(sealedSubmissions)
    .where(eq(sealedSubmissions.submissionId, submissionId));
  if (row === undefined) throw new ContractFailure('not_found');
  const read = readPromptData(row.data);
  if (!read.ok) throw new ContractFailure('internal', `the submitted text is no prompt: ${read.reason}`);
  return read.data;
}

export async function removeSubmittedContent(db: Database, submissionId: string): Promise<void> {
  await db.delete(sealedSubmissions).where(eq(sealedSubmissions.submissionId, submissionId));
}
