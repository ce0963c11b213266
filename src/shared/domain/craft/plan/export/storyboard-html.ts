// The storyboard as a page to print: plain HTML without scripts or styles, safe whatever a creator wrote.
import type { Storyboard, StoryboardFrame } from './storyboard.ts';

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
