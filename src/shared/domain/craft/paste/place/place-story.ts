// The story of a pasted prose: the sentences that are about neither camera nor look nor sound.
import { prepositions } from '../../prompt/text/write-story.ts';
import { tidyText } from '../../prompt/text/tidy-text.ts';
import type { EvidenceCollector, Evidence } from './evidence-collector.ts';
import { hasVerb, splitStory, describesAction } from './split-story.ts';
import { countWords, tokenize } from '../words/tokenize.ts';

const settingCue =
  /^(?:the (?:scene|setting|background|location|environment|backdrop|action) (?:is|takes place|shows|features|unfolds)|set (?:in|on|at|against)|deep (?:in|inside)|high (?:above|on)|far (?:above|below)|in the background|it is (?:night|day|dawn|dusk|early|late)|behind (?:him|her|them))\b/i;
const continuesStory = /^(?:he|she|it|they|we|you|his|her|its|their|the|then|this|that|as|suddenly)\b/i;
const prepositionsOfPlace = /^(?:in|on|at|inside|under|above|beneath|beside|amid)$/;

type StoryContext = {
  readonly out: EvidenceCollector;
  readonly confidence: number;
  readonly canContainLocation: boolean;
};

/** `isOurs`: the text is put together as our own prompts are, where the idea comes first. */
export function placeStory(
  sentences: readonly string[],
  isOurs: boolean,
  confidence: number,
  out: EvidenceCollector
): void {
  const [first = '', second = ''] = sentences;
  const opensWithIdea =
    !out.has('concept') &&
    second !== '' &&
    !isPlace(second) &&
    (isOurs ? !continuesStory.test(second) : isNamedApart(second, out));
  if (opensWithIdea) out.put('concept', dropStop(first), { confidence: confidence * 0.9, from: first });
  const storySentences = opensWithIdea ? sentences.slice(1) : sentences;
  const canContainLocation = !out.has('setting') && !storySentences.some(isPlace);
  for (const sentence of storySentences)
    placeSentence(sentence, { out, confidence: confidence * 0.8, canContainLocation });
}

/** The action stands under a label of its own, so what follows the idea is only who is seen. */
const isNamedApart = (sentence: string, out: EvidenceCollector): boolean =>
  out.has('action') &&
  !out.has('mainSubject') &&
  /^(?:an?|two|three)\s/i.test(sentence) &&
  !describesAction(sentence);

const isPlace = (sentence: string): boolean =>
  settingCue.test(sentence) || splitLeadingLocation(sentence)?.rest === '';

function placeSentence(sentence: string, telling: StoryContext): void {
  const { out, confidence } = telling;
  const evidence = { confidence, from: sentence };
  const opening = splitLeadingLocation(sentence);
  if (settingCue.test(sentence)) {
    out.put('setting', dropStop(lowerDeep(sentence)), evidence);
  } else if (opening !== null && (opening.rest === '' || !out.has('setting'))) {
    out.put('setting', lowerStart(dropStop(opening.place)), evidence);
    if (opening.rest !== '')
      placeNarrative(opening.rest, evidence, { ...telling, canContainLocation: false });
  } else {
    placeNarrative(sentence, evidence, telling);
  }
}

function placeNarrative(
  sentence: string,
  evidence: Evidence,
  { out, canContainLocation }: StoryContext
): void {
  if (out.has('mainSubject')) {
    const isScenery =
      !hasVerb(sentence) &&
      !out.has('setting') &&
      countWords(sentence) <= 25 &&
      /^(?:an?|the)\s/i.test(sentence);
    out.put(isScenery ? 'setting' : 'action', isScenery ? dropStop(sentence) : sentence, evidence);
    return;
  }
  const { subject, action, setting } = splitStory(sentence, canContainLocation);
  out.put('mainSubject', lowerArticle(tidyText(subject)), evidence);
  if (action !== '') out.put('action', action, evidence);
  if (setting !== '') out.put('setting', setting, evidence);
}

/** "In a dimly lit bar, a man drinks": the place before the comma; the whole sentence where nothing happens in it. */
function splitLeadingLocation(sentence: string): { readonly place: string; readonly rest: string } | null {
  const first = tokenize(sentence.slice(0, 40))[0]?.word ?? '';
  if (!prepositions.has(first)) return null;
  const comma = sentence.search(/,\s+(?:an?|the|two|three|he|she|it|they|we|his|her)\s/i);
  if (comma !== -1 && describesAction(sentence.slice(comma))) {
    return { place: sentence.slice(0, comma), rest: sentence.slice(comma + 1).trim() };
  }
  const isWhole = !describesAction(sentence) || prepositionsOfPlace.test(first);
  return isWhole ? { place: sentence, rest: '' } : null;
}

const dropStop = (text: string): string => text.replace(/(?<!\.)\.$/, '');
const lowerStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const lowerDeep = (text: string): string =>
  /^(?:Deep|High|Far|Set|In) /.test(text) ? lowerStart(text) : text;
const lowerArticle = (text: string): string =>
  /^(?:An?|The|Two|Three|One|Some)\s/.test(text) ? lowerStart(text) : text;
