// The storyboard of a plan: one frame for each clip, as HTML and as Markdown. Neither lets a creator's text become markup.
import type { Sentence } from '../../../../kit/sentence.ts';
import { choiceLabel } from '../../prompt/prompt-fields.ts';
import type { PromptDocument } from '../../prompt/prompt.ts';
import { escapeMarkdown } from '../../prompt/text/prompt-markdown.ts';
import { formatClock } from '../../prompt/text/time-stamps.ts';
import type { Clip, ClipKind, ClipPlan } from '../clip/clip-plan.ts';

export type StoryboardFrame = {
  /** From 1. */
  readonly number: number;
  /** "00:00–00:08". */
  readonly time: string;
  /** "Clip, take 2, 8 s". */
  readonly label: string;
  /** '' where the last beat goes on. */
  readonly picture: string;
  readonly framing: string;
  /** One line for each turn of speech. */
  readonly dialogue: readonly string[];
  readonly sounds: string;
  readonly prompt: string;
  readonly problems: readonly Sentence[];
};

export type Storyboard = {
  readonly title: string;
  /** "veo-3.1 · 22 s · 3 clips · 16:9 · 720p". */
  readonly summary: string;
  /** The same for all frames. */
  readonly continuity: string;
  readonly note: Sentence;
  readonly frames: readonly StoryboardFrame[];
};

const kindLabels: Record<ClipKind, string> = { clip: 'Clip', extension: 'Extension', shot: 'Shot' };

export function buildStoryboard(plan: ClipPlan, { name, data }: PromptDocument): Storyboard {
  const { modelId, clips, totalSeconds, resolution, note } = plan;
  const count = `${clips.length} ${clips.length === 1 ? 'clip' : 'clips'}`;
  return {
    title: name.trim() || 'Untitled prompt',
    summary: [modelId, `${totalSeconds} s`, count, data.aspectRatio.trim(), resolution]
      .filter((part) => part !== '')
      .join(' · '),
    continuity: clips[0]?.continuity ?? '',
    note,
    frames: clips.map(frameOf)
  };
}

function frameOf(clip: Clip, index: number): StoryboardFrame {
  const { startSeconds, seconds, dialogue } = clip;
  return {
    number: index + 1,
    time: formatSpan(startSeconds, seconds),
    label: `${kindLabels[clip.kind]}, take ${clip.take}, ${seconds} s`,
    picture: clip.beat,
    framing: clip.shotTypes.map(choiceLabel).join(', '),
    dialogue: dialogue === '' ? [] : dialogue.split('\n'),
    sounds: clip.soundEffects.map(choiceLabel).join(', '),
    prompt: clip.text,
    problems: clip.problems
  };
}

const formatSpan = (start: number, seconds: number): string =>
  `${formatClock(start)}–${formatClock(start + seconds)}`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
};

/** A whole document. The direction of each text follows its script. */
export function formatStoryboardHtml({ title, summary, continuity, note, frames }: Storyboard): string {
  const paragraphs = [summary, String(note), continuity].filter((text) => text !== '');
  return `${[
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">',
    `<title>${escapeHtml(title)}</title>`,
    '</head>',
    '<body>',
    `<h1 dir="auto">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p dir="auto">${escapeHtml(text)}</p>`),
    '<table border="1">',
    `<thead><tr>${['No.', 'Time', 'Picture', 'Dialogue', 'Sound', 'Prompt'].map(headCell).join('')}</tr></thead>`,
    '<tbody>',
    ...frames.map(writeRow),
    '</tbody>',
    '</table>',
    '</body>',
    '</html>'
  ].join('\n')}\n`;
}

const headCell = (text: string): string => `<th scope="col">${text}</th>`;

function writeRow(frame: StoryboardFrame): string {
  const cells = [
    String(frame.number),
    [frame.time, frame.label, ...frame.problems.map(String)].join('\n'),
    [frame.framing, frame.picture || 'The action goes on'].filter((text) => text !== '').join('\n'),
    frame.dialogue.join('\n'),
    frame.sounds,
    frame.prompt
  ];
  return `<tr>${cells.map((text) => `<td dir="auto">${escapeLines(text)}</td>`).join('')}</tr>`;
}

const escapeLines = (text: string): string => escapeHtml(text).replace(/\r\n|[\r\n\u2028\u2029]/g, '<br>');

/** Control characters are not allowed in HTML and show nothing. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '').replace(/(?![\t\n\r])\p{Cc}/gu, '');

export function formatStoryboardMarkdown({ title, summary, continuity, note, frames }: Storyboard): string {
  const noteText = escapeLine(String(note));
  const opening = [
    `# ${escapeLine(title)}`,
    escapeLine(summary),
    noteText === '' ? '' : `*${noteText}*`,
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
        .split(/(?<!\s)\s*[\r\n\u2028\u2029]+\s*/)
        .map((line) => `> ${escapeLine(line)}`)
        .join('  \n');
