// The forms in which a prompt leaves through the clipboard.
import { formatCompactJson, formatPromptJson } from '#shared/domain/prompt/prompt-json.ts';
import type { PromptDocument } from '#shared/domain/prompt/prompt.ts';
import { formatPromptMarkdown } from '#shared/domain/prompt/prompt-markdown.ts';
import { toVeo3Data } from '#shared/domain/prompt/veo3-data.ts';
import { writePromptText } from '#shared/domain/prompt/write-prompt.ts';

export type CopyFormat = 'text' | 'json' | 'compactJson' | 'veoJson' | 'markdown';

export const copyFormats: readonly { readonly id: CopyFormat; readonly label: string }[] = [
  { id: 'text', label: 'text' },
  { id: 'json', label: 'JSON' },
  { id: 'compactJson', label: 'compact JSON' },
  { id: 'veoJson', label: 'Veo JSON' },
  { id: 'markdown', label: 'Markdown' }
];

export const copyFormatLabel = (format: CopyFormat): string =>
  copyFormats.find(({ id }) => id === format)?.label ?? format;

export const isCopyFormat = (value: unknown): value is CopyFormat =>
  copyFormats.some(({ id }) => id === value);

export function writePromptAs(format: CopyFormat, document: PromptDocument): string {
  switch (format) {
    case 'text':
      return writePromptText(document.data);
    case 'json':
      return formatPromptJson(document.data);
    case 'compactJson':
      return formatCompactJson(document.data);
    case 'veoJson':
      return JSON.stringify(toVeo3Data(document.data), null, 2);
    case 'markdown':
      return formatPromptMarkdown(document);
  }
}

/** Characters as a person counts them: a pair of surrogates is one. */
export const countCharacters = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

const counting = new Intl.NumberFormat('en');

/** "1,234". */
export const formatCount = (count: number): string => counting.format(count);
