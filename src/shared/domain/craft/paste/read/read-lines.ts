// Pasted text as blocks: headings, labelled parts, beats with their time, and paragraphs of prose.
import { findLabel } from '../words/field-labels.ts';
import { countWords } from '../words/tokenize.ts';

/** `context` is the heading or section a part stands under; `label` is '' for prose. */
export type Block = {
  readonly kind: 'label' | 'beat' | 'prose' | 'title' | 'quote' | 'slug';
  readonly label: string;
  readonly context: string;
  readonly text: string;
};

export type Line = {
  readonly text: string;
  readonly isBullet: boolean;
  /** 1 to 6 for a heading, 0 for anything else. */
  readonly heading: number;
  readonly isQuote: boolean;
  readonly isBold: boolean;
};

const bullet = /^(?:[-*•·–▪►✅+]|\d{1,2}[.)])\s+/u;

/** A line that is all bold is a heading: "**Camera work**". */
const boldTitle = /^\*\*[^*:]{2,40}\*\*$/;

const blankLine: Line = { text: '', isBullet: false, heading: 0, isQuote: false, isBold: false };

/** A line without what Markdown puts around it. */
export function readLine(raw: string): Line {
  const given = raw.trim();
  if (given === '') return blankLine;
  const trimmed = boldTitle.test(given) ? `## ${given}` : given;
  const hashes = /^#{1,6}(?=\s)/.exec(trimmed)?.[0].length ?? 0;
  const isQuote = /^>\s?/.test(trimmed);
  const inner = trimmed.slice(hashes).replace(isQuote ? /^>\s?/ : /^\s+/, '');
  const isRule = /^[-*_=]{3,}$/.test(inner) || (/^[\s:|-]+$/.test(inner) && inner.includes('---'));
  const cells = inner.startsWith('|') && inner.endsWith('|') ? inner.slice(1, -1).split('|') : [];
  const text = isRule
    ? ''
    : cells.length > 1
      ? `${cells[0]?.trim()}: ${cells.slice(1).join(' ').trim()}`
      : inner;
  const isBullet = bullet.test(text);
  const bare = text.replace(bullet, '');
  return {
    text: unmark(bare),
    isBullet,
    heading: hashes,
    isQuote,
    isBold: /^(?:\*\*|__)/.test(bare)
  };
}

/** Takes off emphasis and escapes: "**Subject:** a fox" → "Subject: a fox". */
function unmark(text: string): string {
  return text
    .replace(/(?<!\\)(?:\*\*|__|`)/g, '')
    .replace(/^\*(?=\S)(.*\S)\*$/, '$1')
    .replace(/\\([\\`*_[\]<>|#>+-])/g, '$1')
    .trim();
}

export type Label = { readonly label: string; readonly rest: string; readonly isKnown: boolean };

const decoration = /^[^\p{L}\p{N}"“«[(]+/u;

/** "Subject: a fox", "Camera – slow pan" (known labels only), "[Camera] slow pan"; null for a line of prose. */
export function splitLabel(line: Line, context: string): Label | null {
  const text = line.text.replace(decoration, '');
  const bracket = /^[[【]([\p{L}\p{N} &/_-]{2,40})[\]】]\s?[:：]?\s*(.*)$/su.exec(text);
  if (bracket !== null && findLabel(bracket[1] ?? '', context) !== undefined) {
    return { label: bracket[1] ?? '', rest: bracket[2] ?? '', isKnown: true };
  }
  const colon = text.slice(0, 64).search(/[:：=]/);
  const label = text
    .slice(0, Math.max(colon, 0))
    .replace(/(?<!\s)\s*\([^()]{0,30}\)\s*$/, '')
    .trim();
  if (colon > 0 && isLabel(label) && !text.startsWith('://', colon)) {
    const isKnown = findLabel(label, context) !== undefined;
    if (text.charAt(colon) !== '=' || isKnown) {
      const aside = /\(([^()]{1,30})\)\s*$/.exec(text.slice(0, colon))?.[0] ?? '';
      return {
        label,
        rest: `${text.slice(colon + 1).trim()}${aside === '' ? '' : ` ${aside}`}`.trim(),
        isKnown
      };
    }
  }
  const dash = /^([\p{L}\p{N} &/]{2,32}?)(?<!\s)\s+[–—-]\s+(.*)$/su.exec(text.slice(0, 4000));
  if (dash === null || findLabel(dash[1] ?? '', context) === undefined) return null;
  return { label: dash[1] ?? '', rest: text.slice(dash[0].length - (dash[2] ?? '').length), isKnown: true };
}

const isLabel = (label: string): boolean =>
  /^[\p{L}\p{M}\p{N} &/_.'’-]{1,48}$/u.test(label) && /\p{L}/u.test(label) && countWords(label) <= 5;

const clock = String.raw`\d{1,2}:\d{2}(?:[.:]\d{1,2})?`;
const seconds = String.raw`\d{1,3}(?:\.\d)?`;
const stamp = new RegExp(
  String.raw`^(?:[[(]\s?(?:${clock}|${seconds}\s?s?)(?:\s?(?:[-–—]|to)\s?(?:${clock}|${seconds}))?\s?s?(?:ec|econds)?\s?[\])]` +
    String.raw`|(?:${clock}|${seconds}\s?s?)\s?(?:[-–—]|to)\s?(?:${clock}|${seconds}\s?s?(?:ec|econds)?)(?=\s?[:：|–—-]|\s)` +
    String.raw`|(?:shot|scene|beat|clip|cut)\s#?\d{1,2}(?:\s?\([^()]{1,30}\))?(?=\s?[:：.|–—-]|$))\s?[:：.|–—-]?\s*`,
  'iu'
);

/** "[00:00-00:02] …", "0-3s: …", "Shot 1 (3s): …"; null for a line that is no beat. */
export function splitStamp(text: string): { readonly stamp: string; readonly rest: string } | null {
  const bare = text.slice(0, 80).replace(decoration, '');
  const found = stamp.exec(bare)?.[0];
  if (found === undefined) return null;
  const offset = Math.min(text.length, 80) - bare.length;
  return { stamp: found.trim().replace(/\s?[–—|-]$/, ''), rest: text.slice(offset + found.length).trim() };
}
