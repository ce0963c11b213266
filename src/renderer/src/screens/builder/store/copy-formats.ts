// The forms in which a prompt leaves through the clipboard.
import { formatCompactJson, formatPromptJson } from '#shared/domain/craft/prompt/prompt-json.ts';
import type { PromptData, PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { formatPromptMarkdown } from '#shared/domain/craft/prompt/text/prompt-markdown.ts';
import { toVeo3Data } from '#shared/domain/craft/prompt/text/veo3-data.ts';
import { writePromptSpans, writePromptText } from '#shared/domain/craft/prompt/text/write-prompt.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { memoizeByObject } from '#renderer/lib/memoize-by-object.ts';

export const copyFormats = ['text', 'json', 'compactJson', 'veoJson', 'markdown'] as const;
export type CopyFormat = (typeof copyFormats)[number];

export const copyFormatLabel = (format: CopyFormat): string => t(texts, `builder.format.${format}`);

export const isCopyFormat = (value: unknown): value is CopyFormat =>
  copyFormats.some((format) => format === value);

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

/** The finished prompt as the screen shows it in several places: its stretches, its text and how long it is. */
export const finishPrompt = memoizeByObject((data: PromptData) => {
  const spans = writePromptSpans(data);
  const text = spans.map((span) => span.text).join('');
  return { spans, text, length: countCharacters(text) };
});
