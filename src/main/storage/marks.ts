import type { TemplateMark } from '#shared/domain/craft/template/template.ts';
import type { ReadableDb, WritableDb } from './connection.ts';

const save = `
  INSERT INTO marks (template_id, body) VALUES (?, ?)
  ON CONFLICT (template_id) DO UPDATE SET body = excluded.body`;

export function listMarks(db: ReadableDb): TemplateMark[] {
  const rows = db.all('SELECT body FROM marks ORDER BY rowid');
  return rows.map(({ body }) => JSON.parse(String(body)) as TemplateMark);
}

export function saveMarks(db: WritableDb, marks: readonly TemplateMark[]): void {
  db.transact(() => {
    for (const mark of marks) db.run(save, mark.templateId, JSON.stringify(mark));
  });
}

export function clearMarks(db: WritableDb): void {
  db.run('DELETE FROM marks');
}
