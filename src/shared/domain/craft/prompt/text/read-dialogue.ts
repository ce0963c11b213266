// Dialogue is typed as people write it: plain words, `Speaker: words` line by line, or with its own attribution.
import { tidySpeech } from './tidy-text.ts';

/** One thing said. `speaker` is null where the creator named none; `isAttributed` lines are whole sentences. */
export type SpokenLine = {
  readonly speaker: string | null;
  readonly words: string;
  readonly isAttributed: boolean;
};

const speakerLabel =
  /^[-–—\s]*\[?((?:(?:Dr|Mr|Mrs|Ms|Prof|St)\.\s)?[^:：.!?"“”[\]]{1,40})\]?[:：]\s*(?!\/\/)(.+)$/u;
const notASpeaker =
  /^(listen|look|remember|note|warning|hey|yes|no|ok|okay|wait|and|but|so)\b|\d$|\b(says?|said|asks?|asked|whispers?|shouts?|replies|adds|answers)\b/i;
const attribution = /(^|[,:]\s?)["“][^"”]+["”]/;

/** The lines of a dialogue; a line without a speaker continues the one before it. */
export function readDialogue(dialogue: string): SpokenLine[] {
  const lines: SpokenLine[] = [];
  for (const text of dialogue.split(/[\r\n\u2028\u2029]+/)) {
    const line = readLine(text);
    const last = lines.at(-1);
    if (line.words === '') continue;
    if (last && line.speaker === null && !line.isAttributed && !last.isAttributed) {
      lines[lines.length - 1] = { ...last, words: `${last.words} ${line.words}` };
    } else {
      lines.push(line);
    }
  }
  return lines;
}

function readLine(text: string): SpokenLine {
  const [, label, rest] = speakerLabel.exec(text.trim()) ?? [];
  const speaker = tidySpeech(label ?? '');
  if (rest !== undefined && speaker !== '' && speaker.split(' ').length <= 5 && !notASpeaker.test(speaker)) {
    return { speaker, words: unquote(tidySpeech(rest)), isAttributed: false };
  }
  const words = tidySpeech(text.replace(/^\s*[-–—]\s+/, ''));
  const unquoted = unquote(words);
  return { speaker: null, words: unquoted, isAttributed: unquoted === words && attribution.test(words) };
}

/** Takes off quotes around the whole of a line, since the prompt sets its own. */
function unquote(words: string): string {
  const inner = /^["“”«](.+)["”»]$/u.exec(words)?.[1];
  return inner === undefined || /["“”«»]/.test(inner) ? words : tidySpeech(inner);
}
