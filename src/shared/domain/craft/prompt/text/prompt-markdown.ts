// A prompt as Markdown: the finished text to read, and the fields behind it to share and discuss.
import { type FieldDescription, promptFields, promptGroups } from '../prompt-fields.ts';
import type { PromptData, PromptDocument } from '../prompt.ts';
import { showValue } from '../show-value.ts';
import { slugLine } from './slug-line.ts';
import { writePromptText } from './write-prompt.ts';

/** A heading, the slug line, the finished prompt as a quotation and each group's filled fields as a list. */
export function formatPromptMarkdown({ name, data }: PromptDocument): string {
  const text = writePromptText(data);
  const title = escapeMarkdown(oneLine(name)) || 'Untitled prompt';
  const groups = promptGroups.flatMap(({ id, label }) => {
    const rows = promptFields.filter((field) => field.group === id).flatMap((field) => writeRow(field, data));
    return rows.length === 0 ? [] : [`## ${label}`, rows.join('\n')];
  });
  return (
    [`# ${title}`, slugLine(data), text && `> ${escapeMarkdown(text)}`, ...groups]
      .filter(Boolean)
      .join('\n\n') + '\n'
  );
}

function writeRow(field: FieldDescription, data: PromptData): string[] {
  const value = oneLine(showValue(field, data));
  return value === '' ? [] : [`- **${field.label}:** ${escapeMarkdown(value)}`];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Nothing in the text can become markup. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>|]|^[#>+=~-]/g, '\\$&');
