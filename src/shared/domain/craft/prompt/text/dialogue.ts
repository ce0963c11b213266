// Dialogue: its lines, their speakers, and the sentences that the finished prompt makes of them.
import type { PromptData } from '../prompt.ts';
import { from, type Part, sentence, type Wording } from './sentences.ts';
import { missingFullStop, tidySpeech, tidyText } from './tidy-text.ts';
import { articleFor, isPhrase, writeChoice } from './wording.ts';

const people =
  'woman|man|girl|boy|child|kid|lady|gentleman|guy|mother|father|mom|dad|grandmother|grandfather|sister|brother|' +
  'daughter|son|couple|teenager|teen|student|teacher|doctor|nurse|scientist|engineer|chef|barista|baker|artist|' +
  'painter|musician|singer|dancer|actor|actress|athlete|runner|boxer|surfer|astronaut|pilot|captain|sailor|keeper|' +
  'fisherman|farmer|detective|officer|soldier|knight|king|queen|prince|princess|wizard|witch|warrior|samurai|' +
  'monk|priest|founder|entrepreneur|businesswoman|businessman|manager|worker|driver|traveler|traveller|hiker|' +
  'explorer|host|presenter|reporter|journalist|anchor|narrator|influencer|vlogger|creator|photographer|robot|' +
  'android|alien|wanderer|stranger|elder|leader|coach|trainer|gardener|tailor|carpenter|blacksmith|archaeologist';

const personAtStart = new RegExp(`^(?:an?|the)\\s((?:[\\p{L}-]+\\s){0,3}?(?:${people}))\\b(?!['’-])`, 'iu');
const personAtEnd = new RegExp(`^[\\p{L}\\s-]*\\b(?:${people})$`, 'iu');

/** "a weary detective in a wet coat" → "The weary detective"; undefined where the subject is no person. */
export function findSpeaker(mainSubject: string): string | undefined {
  const person = personAtStart.exec(mainSubject.trim())?.[1];
  return person === undefined ? undefined : `The ${person}`;
}

/** "Old man" → "The old man", "Anna" → "Anna". */
export function nameSpeaker(label: string): string {
  const isKindOfPerson = personAtEnd.test(label) && !/^(an?|the|my|his|her|our|their)\s/i.test(label);
  return isKindOfPerson ? `The ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}

/** One thing said. `speaker` is null where the creator named none; `isAttributed` lines are whole sentences. */
export type SpokenLine = {
  readonly speaker: string | null;
  readonly words: string;
  readonly isAttributed: boolean;
};

const speakerLabel =
  /^[-–—\s]*(?![-–—\s])\[?((?:(?:Dr|Mr|Mrs|Ms|Prof|St)\.\s)?[^:：.!?"“”[\]]{1,40})\]?[:：](?!\/\/)\s*(\S.*)$/u;
const notASpeaker =
  /^(listen|look|remember|note|warning|hey|yes|no|ok|okay|wait|and|but|so)\b|\d$|\b(says?|said|asks?|asked|whispers?|shouts?|replies|adds|answers)\b/i;
const attribution = /(^|[,:]\s?)["“][^"“”]+["”]/;

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

type Delivery = { readonly language: string; readonly voice: string };

export function writeDialogue(data: PromptData): Part[] {
  const lines = readDialogue(data.dialogue);
  const language = tidyText(data.language);
  const delivery = {
    language: /^english\.?$/i.test(language) ? '' : language,
    voice: writeChoice(data.voiceStyle)
  };
  const [first] = lines;
  if (first === undefined) return [];
  if (lines.length === 1 && !first.isAttributed && isPlain(delivery)) {
    return [writeOnlyLine(first, data.mainSubject, delivery)];
  }
  return [...lines.map(writeLine), ...writeDelivery(delivery)];
}

const isPlain = ({ language, voice }: Delivery): boolean =>
  (voice === '' || isPhrase(voice)) && !/[.!?…:;"“”]/.test(language);

function writeOnlyLine(line: SpokenLine, mainSubject: string, { language, voice }: Delivery): Part {
  const speaker = line.speaker === null ? findSpeaker(mainSubject) : nameSpeaker(line.speaker);
  const inLanguage: Wording[] = language === '' ? [] : [' in ', from('language', language)];
  if (speaker === undefined || (isPerson(voice) && isUnnamed(line.speaker))) {
    const voiceWording = voice === '' ? ['A voice'] : describeVoice(voice);
    return sentence(...voiceWording, ' says', ...inLanguage, ', ', ...quote(line.words));
  }
  const inVoice = voice === '' ? [] : [language === '' ? ' ' : ', ', ...inVoiceOf(voice)];
  const speakerWording = line.speaker === null ? speaker : from('dialogue', speaker);
  return sentence(speakerWording, ' says', ...inLanguage, ...inVoice, ', ', ...quote(line.words));
}

function writeLine(line: SpokenLine): Part {
  if (line.isAttributed) return sentence(from('dialogue', line.words));
  const speaker = line.speaker === null ? 'A voice' : from('dialogue', nameSpeaker(line.speaker));
  return sentence(speaker, ' says, ', ...quote(line.words));
}

function writeDelivery({ language, voice }: Delivery): Part[] {
  if (!isPlain({ language, voice })) {
    return [
      ...(language === '' ? [] : [sentence('Spoken language: ', from('language', language))]),
      ...(voice === '' ? [] : [sentence('Voice: ', from('voiceStyle', voice))])
    ];
  }
  const inLanguage: Wording[] = language === '' ? [] : [' in ', from('language', language)];
  const inVoice: Wording[] = voice === '' ? [] : [language === '' ? ' ' : ', ', ...inVoiceOf(voice)];
  return language + voice === '' ? [] : [sentence('Spoken', ...inLanguage, ...inVoice)];
}

/** A voice that is a person, like a news anchor, speaks itself unless the creator named somebody. */
const isUnnamed = (speaker: string | null): boolean => speaker === null || /^(the )?narrator$/i.test(speaker);

const isPerson = (voice: string): boolean => /\b(narrator|announcer|anchor|speaker)\b/i.test(voice);

const inVoiceOf = (voice: string): Wording[] => [
  isPerson(voice) ? 'in the voice of ' : 'in ',
  ...describeVoice(voice)
];

function describeVoice(voice: string): Wording[] {
  const isNamed = /\b(voices?|tones?|accents?|whisper|narrator|announcer|anchor|speaker)\b/i.test(voice);
  return [articleFor(voice), from('voiceStyle', voice), isNamed ? '' : ' voice'];
}

/** The words in quotes that they do not contain themselves, closed by a full stop where they lack one. */
export function quote(words: string): Wording[] {
  const [open, close] = words.includes('"') ? ['“', '”'] : ['"', '"'];
  return [open, from('dialogue', words), missingFullStop(words) + close];
}
