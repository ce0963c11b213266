import { readStoredTemplate } from '#shared/contract/stored-prompts.ts';
import type { UserTemplate } from '#shared/domain/craft/template/template.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';

const save = `
  INSERT INTO templates (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body`;

/** In the order in which they were first saved. */
export const listTemplatesSql = 'SELECT body FROM templates ORDER BY rowid';

export function listTemplates(db: ReadableDb): UserTemplate[] {
  const rows = db.all(listTemplatesSql);
  return rows.map(({ body }) => readStoredTemplate(JSON.parse(String(body)) as UserTemplate));
}

export function saveTemplates(db: WritableDb, templates: readonly UserTemplate[]): void {
  db.transact(() => {
    for (const template of templates) db.run(save, template.id, JSON.stringify(template));
  });
}

export function removeTemplate(db: WritableDb, id: string): void {
  db.run('DELETE FROM templates WHERE id = ?', id);
}

export function clearTemplates(db: WritableDb): void {
  db.run('DELETE FROM templates');
}
