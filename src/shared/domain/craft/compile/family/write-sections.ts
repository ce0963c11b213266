// Most families differ in the order of the same sentences; this writes the sections in the order asked for.
import type { PromptData } from '../../prompt/prompt.ts';
import { sections } from '../../prompt/text/write-prompt.ts';
import { from, type Part, type PromptSpan, sentence } from '../../prompt/text/sentences.ts';
import { rememberFields } from '../../prompt/text/remember-fields.ts';
import { tidyText } from '../../prompt/text/tidy-text.ts';
import { articleFor } from '../../prompt/text/wording.ts';
import type { Family, Section } from './family.ts';
import { stackLines, writeLine } from './lines.ts';
import { writeCuts } from './write-cuts.ts';
import { writeLabelledDialogue } from './write-labelled-dialogue.ts';

type Write = (data: PromptData) => readonly Part[];

const writers: Readonly<Record<Exclude<Section, 'dialogue'>, Write>> = {
  format: writeFormat,
  camera: sections.camera,
  cuts: rememberFields(['shotTypes', 'cameraMovement', 'transitions'], writeCuts),
  story: sections.story,
  look: sections.look,
  sound: sections.sound,
  subtitles: sections.subtitles,
  additions: sections.additions
};

const speeches: Readonly<Record<Family['dialogue'], Write>> = {
  sentence: sections.speech,
  label: rememberFields(['dialogue', 'mainSubject', 'language', 'voiceStyle'], writeLabelledDialogue)
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
