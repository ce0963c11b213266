// Writes the sections of a prompt in a family's order, with cuts between shots and labelled dialogue where the family wants
// them.
import type { PromptData } from '../../prompt/prompt.ts';
import {
  findSpeaker,
  nameSpeaker,
  quote,
  readDialogue,
  type SpokenLine
} from '../../prompt/text/dialogue.ts';
import { memoizeByFields, sections } from '../../prompt/text/write-prompt.ts';
import { from, type Part, type PromptSpan, sentence, type Wording } from '../../prompt/text/sentences.ts';
import { tidyText } from '../../prompt/text/tidy-text.ts';
import { articleFor, isPhrase, writeChoice, writeChoices } from '../../prompt/text/wording.ts';
import { writeCamera } from '../../prompt/text/write-picture.ts';
import { type Family, type Section, stackLines, writeLine } from './family.ts';

/** The speaker the creator named, else the person the shot is about, else a voice. */
export function nameVoice(line: SpokenLine, mainSubject: string): Wording {
  if (line.speaker !== null) return from('dialogue', nameSpeaker(line.speaker));
  return findSpeaker(mainSubject) ?? 'A voice';
}

function writeCuts(data: PromptData): Part[] {
  const [first, ...others] = writeChoices(data.shotTypes);
  const transition = writeChoice(data.transitions);
  const canCut = isPhrase(transition) && !/\b(to|between|shots?)\b/i.test(transition);
  if (first === undefined || others.length === 0 || (transition !== '' && !canCut)) return writeCamera(data);
  const cut: Wording = transition === '' ? 'cut' : from('transitions', transition);
  return [
    ...writeCamera({ ...data, shotTypes: [first] }),
    ...others.map((shot) =>
      sentence(cut, ' to ', isPhrase(shot) ? articleFor(shot) : '', from('shotTypes', shot))
    )
  ];
}

function writeLabeledDialogue(data: PromptData): Part[] {
  const delivery = [...writeVoice(data.voiceStyle), ...writeLanguage(data.language)];
  return readDialogue(data.dialogue).map((line) =>
    line.isAttributed
      ? sentence(from('dialogue', line.words))
      : sentence('[', nameVoice(line, data.mainSubject), ...delivery, ']: ', ...quote(line.words))
  );
}

function writeVoice(voiceStyle: string): Wording[] {
  const voice = writeChoice(voiceStyle);
  if (voice === '') return [];
  const isNamed = /\b(voices?|tones?|accents?|whisper|narrator|announcer|anchor|speaker)\b/i.test(voice);
  return [', ', from('voiceStyle', voice), isNamed ? '' : ' voice'];
}

function writeLanguage(language: string): Wording[] {
  const name = tidyText(language);
  return name === '' || /^english\.?$/i.test(name) ? [] : [', in ', from('language', name)];
}

type Write = (data: PromptData) => readonly Part[];

const writers: Readonly<Record<Exclude<Section, 'dialogue'>, Write>> = {
  format: writeFormat,
  camera: sections.camera,
  cuts: memoizeByFields(['shotTypes', 'cameraMovement', 'transitions'], writeCuts),
  story: sections.story,
  look: sections.look,
  sound: sections.sound,
  subtitles: sections.subtitles,
  additions: sections.additions
};

const speeches: Readonly<Record<Family['dialogue'], Write>> = {
  sentence: sections.speech,
  label: memoizeByFields(['dialogue', 'mainSubject', 'language', 'voiceStyle'], writeLabeledDialogue)
};

/** Linked to the fields; empty where nothing is filled in. */
export function writeSections(data: PromptData, family: Omit<Family, 'write'>): PromptSpan[] {
  const write = (section: Section) =>
    section === 'dialogue' ? speeches[family.dialogue](data) : writers[section](data);
  if (family.sound === 'sentences') return writeLine('', family.order.flatMap(write));
  const seen = family.order.filter((section) => !isHeard(section)).flatMap(write);
  const heard = family.order.filter(isHeard).flatMap(write);
  return stackLines([writeLine('', seen), writeLine('Audio: ', heard)]);
}

const isHeard = (section: Section): boolean => section === 'dialogue' || section === 'sound';

/** For the models that read the length and the ratio from the text itself. */
function writeFormat({ duration, aspectRatio }: PromptData): Part[] {
  const length = `${duration}-second`;
  const ratio = tidyText(aspectRatio);
  const inRatio = ratio === '' ? [] : [' in ', from('aspectRatio', ratio)];
  return [sentence(articleFor(length), from('duration', length), ' clip', ...inRatio)];
}
