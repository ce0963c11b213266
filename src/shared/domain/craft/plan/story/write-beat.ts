// A beat in the words of a finished prompt: whole sentences about the person the film is about.
import { clearTextFields, defaultPromptData } from '../../prompt/default-prompt.ts';
import { writePromptText } from '../../prompt/text/write-prompt.ts';
import { findSpeaker } from '../../prompt/text/dialogue.ts';
import { tidyText } from '../../prompt/text/tidy-text.ts';
import { splitSentences } from './read-story.ts';
import { readTimeline, writeTimeline } from '../../prompt/text/time-stamps.ts';

const blank = clearTextFields(defaultPromptData);
/** A conjunction at the start of a clause has no meaning in a clip of its own. */
const joint = /^(?:and then|and|then)\s+(?=\p{Ll})/iu;

/** '' where nothing happens yet; where a clip has no beat of its own, that what happened last goes on. */
export function writeBeat(beat: string, lastBeat: string, mainSubject: string): string {
  const subject = findSpeaker(mainSubject) ?? '';
  if (beat !== '') return writeTimed(beat, subject);
  const last = lastSentenceOf(lastBeat);
  return last === '' ? '' : `The action goes on: ${lowercaseArticle(writeSentences(last, subject))}`;
}

/** The action still in progress at the end of a beat. */
export function lastSentenceOf(beat: string): string {
  const timed = readTimeline(beat)?.beats.at(-1)?.text ?? beat;
  return tidyText(splitSentences(timed).at(-1) ?? '').replace(joint, '');
}

function writeTimed(beat: string, subject: string): string {
  const timeline = readTimeline(beat);
  if (timeline === null) return writeSentences(beat, subject);
  const beats = timeline.beats.map((stamped) => ({
    ...stamped,
    text: writeSentences(stamped.text, subject)
  }));
  return writeTimeline({ opening: writeSentences(timeline.opening, subject), beats });
}

const writeSentences = (text: string, subject: string): string =>
  splitSentences(text)
    .map((sentence) => writeSentence(tidyText(sentence).replace(joint, ''), subject))
    .join(' ')
    .trim();

/** "Surf rolls in" is about the surf and "Surfs away" about somebody: a capital needs the verb's ending. */
const mayContinue = /^(?:\p{Ll}|\p{Lu}\p{Ll}*s\b)/u;

/** The subject is named where the sentence needs one, which the prompt's own rules decide. */
function writeSentence(action: string, mainSubject: string): string {
  const alone = (): string => writePromptText({ ...blank, action });
  if (mainSubject === '' || !mayContinue.test(action)) return alone();
  const joined = writePromptText({ ...blank, mainSubject, action });
  const isJoined = joined.startsWith(`${mainSubject} `) || joined.startsWith(`${mainSubject}, `);
  return isJoined ? joined : alone();
}

const lowercaseArticle = (text: string): string => text.replace(/^The (?=\p{Ll})/u, 'the ');
