// The storyboard as Markdown, in which nothing a creator wrote can become markup.
import { escapeMarkdown } from '../../prompt/text/prompt-markdown.ts';
import type { Storyboard, StoryboardFrame } from './storyboard.ts';

export function formatStoryboardMarkdown({ title, summary, continuity, note, frames }: Storyboard): string {
  const said = escapeLine(String(note));
  const opening = [
    `# ${escapeLine(title)}`,
    escapeLine(summary),
    said === '' ? '' : `*${said}*`,
    continuity === '' ? '' : `**In every clip:** ${escapeLine(continuity)}`
  ];
  return `${[...opening, ...frames.flatMap(writeFrame)].filter((part) => part !== '').join('\n\n')}\n`;
}

function writeFrame(frame: StoryboardFrame): string[] {
  const { picture, framing, dialogue, sounds, problems } = frame;
  const rows = [
    ['Picture', picture || 'The action goes on'],
    ['Framing', framing],
    ['Dialogue', dialogue.join(' / ')],
    ['Sounds', sounds],
    ['Mind', problems.join(' ')]
  ].filter(([, text]) => text !== '');
  return [
    `## ${frame.number}. ${frame.time} (${frame.label})`,
    rows.map(([label, text]) => `- **${label}:** ${escapeLine(text ?? '')}`).join('\n'),
    quote(frame.prompt)
  ];
}

const escapeLine = (text: string): string => escapeMarkdown(text.replace(/\s+/g, ' ').trim());

/** Lines of a prompt stay lines, each in the quotation. */
const quote = (text: string): string =>
  text === ''
    ? ''
    : text
        .split(/\s*[\r\n\u2028\u2029]+\s*/)
        .map((line) => `> ${escapeLine(line)}`)
        .join('  \n');
