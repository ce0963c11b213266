import type { TemplateState } from '#shared/domain/craft/template/template.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';

const save = `
  INSERT INTO marks (template_id, body) VALUES (?, ?)
  ON CONFLICT (template_id) DO UPDATE SET body = excluded.body`;

export function listTemplateStates(db: ReadableDb): TemplateState[] {
  const rows = db.all('SELECT body FROM marks ORDER BY rowid');
  return rows.map(({ body }) => JSON.parse(String(body)) as TemplateState);
}

export function saveTemplateStates(db: WritableDb, marks: readonly TemplateState[]): void {
  db.transact(() => {
    for (const mark of marks) db.run(save, mark.templateId, JSON.stringify(mark));
  });
}

export function removeTemplateState(db: WritableDb, templateId: string): void {
  db.run('DELETE FROM marks WHERE template_id = ?', templateId);
}

export function clearTemplateStates(db: WritableDb): void {
  db.run('DELETE FROM marks');
}
