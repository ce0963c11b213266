// The story of a pasted prose: the sentences that are about neither camera nor look nor sound.
import { prepositions } from '../../prompt/text/write-story.ts';
import { tidyText } from '../../prompt/text/tidy-text.ts';
import type { Collected, Evidence } from './collected.ts';
import { hasVerb, splitStory, tellsAction } from './split-story.ts';
import { countWords, tokenize } from '../words/words.ts';

const settingCue =
  /^(?:the (?:scene|setting|background|location|environment|backdrop|action) (?:is|takes place|shows|features|unfolds)|set (?:in|on|at|against)|deep (?:in|inside)|high (?:above|on)|far (?:above|below)|in the background|it is (?:night|day|dawn|dusk|early|late)|behind (?:him|her|them))\b/i;
const goesOnTelling = /^(?:he|she|it|they|we|you|his|her|its|their|the|then|this|that|as|suddenly)\b/i;
const prepositionsOfPlace = /^(?:in|on|at|inside|under|above|beneath|beside|amid)$/;

type Telling = { readonly out: Collected; readonly confidence: number; readonly mayHoldPlace: boolean };

/** `isOurs`: the text is put together as our own prompts are, where the idea comes first. */
export function placeStory(
  sentences: readonly string[],
  isOurs: boolean,
  confidence: number,
  out: Collected
): void {
  const [first = '', second = ''] = sentences;
  const opensWithIdea =
    !out.has('concept') &&
    second !== '' &&
    !isPlace(second) &&
    (isOurs ? !goesOnTelling.test(second) : isNamedApart(second, out));
  if (opensWithIdea) out.put('concept', dropStop(first), { confidence: confidence * 0.9, from: first });
  const told = opensWithIdea ? sentences.slice(1) : sentences;
  const mayHoldPlace = !out.has('setting') && !told.some(isPlace);
  for (const sentence of told) placeSentence(sentence, { out, confidence: confidence * 0.8, mayHoldPlace });
}

/** The action stands under a label of its own, so what follows the idea is only who is seen. */
const isNamedApart = (sentence: string, out: Collected): boolean =>
  out.has('action') &&
  !out.has('mainSubject') &&
  /^(?:an?|two|three)\s/i.test(sentence) &&
  !tellsAction(sentence);

const isPlace = (sentence: string): boolean =>
  settingCue.test(sentence) || splitOpeningPlace(sentence)?.rest === '';

function placeSentence(sentence: string, telling: Telling): void {
  const { out, confidence } = telling;
  const evidence = { confidence, from: sentence };
  const opening = splitOpeningPlace(sentence);
  if (settingCue.test(sentence)) {
    out.put('setting', dropStop(lowerDeep(sentence)), evidence);
  } else if (opening !== null && (opening.rest === '' || !out.has('setting'))) {
    out.put('setting', lowerStart(dropStop(opening.place)), evidence);
    if (opening.rest !== '') placeTold(opening.rest, evidence, { ...telling, mayHoldPlace: false });
  } else {
    placeTold(sentence, evidence, telling);
  }
}

function placeTold(sentence: string, evidence: Evidence, { out, mayHoldPlace }: Telling): void {
  if (out.has('mainSubject')) {
    const isScenery =
      !hasVerb(sentence) &&
      !out.has('setting') &&
      countWords(sentence) <= 25 &&
      /^(?:an?|the)\s/i.test(sentence);
    out.put(isScenery ? 'setting' : 'action', isScenery ? dropStop(sentence) : sentence, evidence);
    return;
  }
  const { subject, action, setting } = splitStory(sentence, mayHoldPlace);
  out.put('mainSubject', lowerArticle(tidyText(subject)), evidence);
  if (action !== '') out.put('action', action, evidence);
  if (setting !== '') out.put('setting', setting, evidence);
}

/** "In a dimly lit bar, a man drinks": the place before the comma; the whole sentence where nothing happens in it. */
function splitOpeningPlace(sentence: string): { readonly place: string; readonly rest: string } | null {
  const first = tokenize(sentence.slice(0, 40))[0]?.word ?? '';
  if (!prepositions.has(first)) return null;
  const comma = sentence.search(/,\s+(?:an?|the|two|three|he|she|it|they|we|his|her)\s/i);
  if (comma !== -1 && tellsAction(sentence.slice(comma))) {
    return { place: sentence.slice(0, comma), rest: sentence.slice(comma + 1).trim() };
  }
  const isWhole = !tellsAction(sentence) || prepositionsOfPlace.test(first);
  return isWhole ? { place: sentence, rest: '' } : null;
}

const dropStop = (text: string): string => text.replace(/(?<!\.)\.$/, '');
const lowerStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const lowerDeep = (text: string): string =>
  /^(?:Deep|High|Far|Set|In) /.test(text) ? lowerStart(text) : text;
const lowerArticle = (text: string): string =>
  /^(?:An?|The|Two|Three|One|Some)\s/.test(text) ? lowerStart(text) : text;
