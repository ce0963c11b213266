import type { DeviceSnapshot } from '#shared/contract/device.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import { readStoredDraft } from '#shared/contract/stored-prompts.ts';
import type { DraftSave, Step } from '#shared/domain/craft/prompt/journal/draft.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';

export type StoredDraft = NonNullable<DeviceSnapshot['draft']>;
type Body = Omit<StoredDraft, 'steps' | 'revision'>;

const findDraft = 'SELECT revision, body FROM drafts';
const findRevision = 'SELECT revision FROM drafts';
const listSteps = 'SELECT body FROM draft_steps ORDER BY seq';
const saveDraftRow = `
  INSERT INTO drafts (id, revision, body) VALUES (1, ?, ?)
  ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, body = excluded.body`;
const insertStep = 'INSERT INTO draft_steps (seq, body) VALUES (?, ?)';
const cutSteps = 'DELETE FROM draft_steps WHERE seq >= ?';
const deleteStepsSql = 'DELETE FROM draft_steps WHERE seq < ?';

export function loadDraft(db: ReadableDb): StoredDraft | null {
  const row = db.find(findDraft);
  if (row === undefined) return null;
  const body = JSON.parse(String(row.body)) as Body;
  const steps = db.all(listSteps).map((step) => JSON.parse(String(step.body)) as Step);
  return readStoredDraft({ ...body, steps, revision: Number(row.revision) });
}

function writeDraft(db: WritableDb, revision: number, draft: Body): void {
  const { document, viewingEntryId, lockedFields, cursor, savedAt } = draft;
  const body: Body = { document, viewingEntryId, lockedFields, cursor, savedAt };
  db.run(saveDraftRow, revision, JSON.stringify(body));
}

/** Answers with the new revision; throws `draft_conflict` when the save builds on an older one. */
export function saveDraft(db: WritableDb, save: DraftSave): number {
  return db.transact(() => {
    const newest = Number(db.find(findRevision)?.revision ?? 0);
    if (save.baseRevision !== newest) throw new ContractFailure('draft_conflict');
    writeDraft(db, newest + 1, save);
    db.run(cutSteps, save.journal.fromSeq);
    for (const step of save.journal.steps) db.run(insertStep, step.seq, JSON.stringify(step));
    db.run(deleteStepsSql, save.journal.keepFrom);
    return newest + 1;
  });
}

export function replaceDraft(db: WritableDb, draft: StoredDraft | null): void {
  db.run('DELETE FROM drafts');
  db.run('DELETE FROM draft_steps');
  if (draft === null) return;
  writeDraft(db, draft.revision, draft);
  for (const step of draft.steps) db.run(insertStep, step.seq, JSON.stringify(step));
}
