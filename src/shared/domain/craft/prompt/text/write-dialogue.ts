// Dialogue is written the way video models follow best: who says it, in which language and voice, then the words.
import type { PromptData } from '../prompt.ts';
import { findSpeaker, nameSpeaker } from './find-speaker.ts';
import { readDialogue, type SpokenLine } from './read-dialogue.ts';
import { from, type Part, sentence, type Wording } from './sentences.ts';
import { missingFullStop, tidyText } from './tidy-text.ts';
import { articleFor, isPhrase, writeChoice } from './wording.ts';

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
