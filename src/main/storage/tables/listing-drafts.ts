import { ContractFailure } from '#shared/contract/errors.ts';
import { readStoredListingDraft } from '#shared/contract/stored-prompts.ts';
import { compareDrafts, type SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';

const save = `
  INSERT INTO listing_drafts (id, revision, body) VALUES (?, ?, ?)
  ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, body = excluded.body`;

export const listListingDrafts = (db: ReadableDb): SavedListingDraft[] =>
  loadStoredListingDrafts(db).map(readStoredListingDraft).toSorted(compareDrafts);

/** As they are stored, whichever app wrote them. */
export const loadStoredListingDrafts = (db: ReadableDb): SavedListingDraft[] =>
  db
    .all('SELECT body FROM listing_drafts ORDER BY id')
    .map(({ body }) => JSON.parse(String(body)) as SavedListingDraft);

/** Answers with the new revision; throws `draft_conflict` when the save builds on another one than the stored. */
export function saveListingDraft(db: WritableDb, draft: SavedListingDraft): number {
  return db.transact(() => {
    const stored = db.find('SELECT revision FROM listing_drafts WHERE id = ?', draft.id);
    if (draft.revision !== Number(stored?.revision ?? 0)) throw new ContractFailure('draft_conflict');
    const revision = draft.revision + 1;
    putListingDrafts(db, [{ ...draft, revision }]);
    return revision;
  });
}

/** As they are, revisions included. */
export function putListingDrafts(db: WritableDb, drafts: readonly SavedListingDraft[]): void {
  for (const draft of drafts) db.run(save, draft.id, draft.revision, JSON.stringify(draft));
}

export function removeListingDraft(db: WritableDb, id: string): void {
  db.run('DELETE FROM listing_drafts WHERE id = ?', id);
}

export function clearListingDrafts(db: WritableDb): void {
  db.run('DELETE FROM listing_drafts');
}
