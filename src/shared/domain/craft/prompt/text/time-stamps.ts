// Timeline hints: "[00:00-00:02] Medium shot …" says when a beat happens.

const clock = String.raw`(?:\d{1,2}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?`;
const seconds = String.raw`\d{1,4}(?:\.\d{1,3})?`;
const until = String.raw`\s?(?:[-–—]|to)\s?`;
const stamp = new RegExp(
  `[[(]\\s?(?<from>${clock})(?:${until}(?<to>${clock}))?\\s?[\\])]:?` +
    `|^[ \\t]*(?<start>${clock})${until}(?<end>${clock})(?=[\\s:]):?` +
    `|[[(]\\s?(?<low>${seconds})s?${until}(?<high>${seconds})\\s?s(?:ec|econds)?\\s?[\\])]:?` +
    `|\\b(?<first>${seconds})s?${until}(?<last>${seconds})\\s?s(?:ec|econds)?:` +
    `|\\bshot\\s\\d{1,2}\\s?\\((?<length>${seconds})\\s?s(?:ec|econds)?\\):?`,
  'gimu'
);

/** `end` is null for a lone "[00:04]". Seconds. */
export type StampedText = { readonly start: number; readonly end: number | null; readonly text: string };

export type Timeline = {
  /** The text before the first stamp. */
  readonly opening: string;
  readonly beats: readonly StampedText[];
};

/** The stamped beats of a text; null where it has none, or where they do not follow each other in time. */
export function readTimeline(text: string): Timeline | null {
  const matches = [...text.matchAll(stamp)];
  const [first] = matches;
  if (first === undefined) return null;
  const beats: StampedText[] = [];
  matches.forEach((match, index) => {
    const span = readSpan(match.groups ?? {}, beats.at(-1)?.end ?? 0);
    const words = text.slice(match.index + match[0].length, matches[index + 1]?.index);
    beats.push({ ...span, text: words.trim() });
  });
  const isOrdered = beats.every(({ start, end }, index) => {
    const next = beats[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    return start < next && (end === null || end > start);
  });
  return isOrdered ? { opening: text.slice(0, first.index).trim(), beats } : null;
}

function readSpan(
  { from, to, start, end, low, high, first, last, length }: Record<string, string | undefined>,
  lastEnd: number
): Pick<StampedText, 'start' | 'end'> {
  if (length !== undefined) return { start: lastEnd, end: lastEnd + Number(length) };
  const closing = to ?? end ?? high ?? last;
  return {
    start: readClock(from ?? start ?? low ?? first ?? '0'),
    end: closing === undefined ? null : readClock(closing)
  };
}

const readClock = (text: string): number =>
  text
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/** "[00:00-00:02] Medium shot", one line for each beat; a beat whose end nobody knows is stamped with its start. */
export function writeTimeline({ opening, beats }: Timeline): string {
  const lines = beats.map(({ start, end, text }) => {
    const closing = end === null ? '' : `-${formatClock(end)}`;
    return `[${formatClock(start)}${closing}] ${text}`.trim();
  });
  return [opening, ...lines].filter((line) => line !== '').join('\n');
}

/** "01:05" or "01:05.5": minutes and seconds. */
export function formatClock(time: number): string {
  const tenths = Math.round(time * 10);
  const rest = (tenths % 600) / 10;
  return `${String(Math.floor(tenths / 600)).padStart(2, '0')}:${rest < 10 ? '0' : ''}${rest}`;
}

/** The stamps of a text moved by some seconds; a text without stamps stays as it is. */
export function shiftTimeline(text: string, bySeconds: number): string {
  const timeline = readTimeline(text);
  if (timeline === null) return text;
  const beats = timeline.beats.map((beat) => ({
    ...beat,
    start: Math.max(0, beat.start + bySeconds),
    end: beat.end === null ? null : Math.max(0, beat.end + bySeconds)
  }));
  return writeTimeline({ ...timeline, beats });
}
