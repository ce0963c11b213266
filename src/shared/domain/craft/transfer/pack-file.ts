// A `.vpack` file is many prompts as JSON: history entries, the user's own templates and what they marked.
import * as z from 'zod';
import { HistoryEntry } from '../prompt/history/history.ts';
import { TemplateState, UserTemplate } from '../template/template.ts';

export const PackContent = z.object({
  history: z.array(HistoryEntry),
  templates: z.array(UserTemplate),
  marks: z.array(TemplateState)
});
export type PackContent = z.infer<typeof PackContent>;

export const PackFile = PackContent.extend({
  format: z.literal('reelwright/pack'),
  version: z.literal(1),
  /** Other stored data; written by "Export everything", not read back by an import. */
  device: z.unknown().optional(),
  /** True if the sender offers the templates for sharing (`privacy.shareTemplates`); absent in older files. */
  templatesOffered: z.boolean().optional()
});
export type PackFile = z.infer<typeof PackFile>;

type PackExtras = Pick<PackFile, 'device' | 'templatesOffered'>;

export function writePackFile(content: PackContent, { device, templatesOffered }: PackExtras = {}): string {
  const file: PackFile = {
    format: 'reelwright/pack',
    version: 1,
    history: content.history,
    templates: content.templates,
    marks: content.marks,
    ...(templatesOffered === undefined || content.templates.length === 0 ? {} : { templatesOffered }),
    ...(device === undefined ? {} : { device })
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
