// A `.vprompt` file is one prompt as JSON, for double click, drag and drop and e-mail.
import * as z from 'zod';
import { PromptData, type PromptDocument } from '../prompt/prompt.ts';

export const PromptFile = z.object({
  format: z.literal('reelwright/prompt'),
  version: z.literal(1),
  name: z.string(),
  data: PromptData
});
export type PromptFile = z.infer<typeof PromptFile>;

export function writePromptFile(document: PromptDocument): string {
  const file: PromptFile = { format: 'reelwright/prompt', version: 1, ...document };
  return `${JSON.stringify(file, null, 2)}\n`;
}
