// The story: the idea, then who is seen, what happens and where, in one sentence when the words allow it.
import type { PromptData } from '../prompt.ts';
import { follow, from, type Part, sentence } from './sentences.ts';
import { startsLowercase, tidyText } from './tidy-text.ts';
import { countWords } from './wording.ts';

export const prepositions = words(`
  aboard above across against along amid among around at atop before behind below beneath beside between beyond by
  down during from in inside into near off on onto outside over past through throughout toward towards under
  underneath up upon within
`);

/** Verbs an action commonly begins with: "Walks …" may continue a sentence, while "James …" may not. */
const actionVerbs = words(`
  adjust appear approach arrive ask balance begin blend blink bounce bow break breathe build burn burst
  carry catch charge chase check clap clean climb close collapse cook crack crawl cross crouch cry cut
  dance dash deliver demonstrate dive drag draw dress drift drive drop eat emerge enter escape
  examine exhale explain explode explore fall fight fill find float flow fly fold follow gallop gather gaze
  get give glance glide glow grab grow hide hold hop hover hug hurry ignite inhale jog juggle jump knead
  kneel knock laugh lay lean leap leave lie lift listen look make march meet melt mix morph move
  nod nudge open paddle pause peer perform pick play pour prepare present pull push
  put race raise reach read rest reveal ride rise roll rotate run rush sail salute scan scream set shake
  shimmer shine shout show showcase sing sip sit skate sleep slide slip smile snap soar spin splash sprint
  squeeze stalk stand stare stir stop stretch stroll struggle study surf sweep swim swing take talk
  taste throw tie tilt toss transform trot try turn twirl type unbox unfold unpack unwrap wade wait wake
  walk wander watch wear whisk whisper wipe wrap write zoom
`);

const sentenceOpeners = words(`
  a an the i he she it they we you his her its their my our your this that these those there then suddenly one two
  three several everyone everything nobody someone
`);

export function writeStory(data: PromptData): Part[] {
  const concept = tidyText(data.concept);
  const subject = tidyText(data.mainSubject);
  const action = tidyText(data.action);
  return [
    ...(concept === '' ? [] : [sentence(from('concept', concept))]),
    ...(subject === '' ? [] : [sentence(from('mainSubject', subject))]),
    ...writeAction(action, subject),
    ...writeSetting(tidyText(data.setting), action || subject)
  ];
}

function writeAction(text: string, subject: string): Part[] {
  if (text === '') return [];
  const opening = firstWord(text);
  const action = isActionVerb(opening) ? lowercaseStart(text) : text;
  const standsAlone =
    subject === '' || !startsLowercase(action) || sentenceOpeners.has(opening) || /[.!?…]\s/.test(subject);
  if (standsAlone) return [sentence(from('action', text))];
  const isParticiple = /^[a-z]{3,}ing$/.test(opening);
  return [follow(isParticiple || subject.includes(', ') ? ', ' : ' ', from('action', action))];
}

/** A place joins a short sentence. After a long one nobody could tell what it belongs to. */
function writeSetting(text: string, storySoFar: string): Part[] {
  if (text === '') return [];
  const canJoin = storySoFar !== '' && prepositions.has(firstWord(text)) && isShort(`${storySoFar} ${text}`);
  return [canJoin ? follow(' ', from('setting', lowercaseStart(text))) : sentence(from('setting', text))];
}

const isShort = (text: string): boolean => countWords(text) <= 26 && !text.includes(', ');

/** "walks", "walking" and "walk" are; the word is in lower case. */
export function isActionVerb(word: string): boolean {
  const stems = [
    word,
    ...[/e?s$/, /s$/, /ies$/, /ing$/, /(.)ing$/].map((ending) => word.replace(ending, ''))
  ];
  return stems.some(
    (stem) => actionVerbs.has(stem) || actionVerbs.has(`${stem}e`) || actionVerbs.has(`${stem}y`)
  );
}

const firstWord = (text: string): string => /^[A-Za-z]+(?=[\s,]|$)/.exec(text)?.[0].toLowerCase() ?? '';

const lowercaseStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
