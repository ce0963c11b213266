// Most families differ in the order of the same sentences; this writes the sections in the order asked for.
import type { PromptData, PromptField } from '../prompt/prompt.ts';
import { writeAdditions, writeSubtitles } from '../prompt/write-prompt.ts';
import { from, type Part, type PromptSpan, sentence } from '../prompt/writing/sentences.ts';
import { tidyText } from '../prompt/writing/tidy-text.ts';
import { articleFor } from '../prompt/writing/wording.ts';
import { writeCamera } from '../prompt/writing/write-camera.ts';
import { writeDialogue } from '../prompt/writing/write-dialogue.ts';
import { writeLook } from '../prompt/writing/write-look.ts';
import { writeSound } from '../prompt/writing/write-sound.ts';
import { writeStory } from '../prompt/writing/write-story.ts';
import type { Family, Section } from './family.ts';
import { stackLines, writeLine } from './lines.ts';
import { rememberFields } from './remember.ts';
import { writeCuts } from './write-cuts.ts';
import { writeLabelledDialogue } from './write-labelled-dialogue.ts';

type Write = (data: PromptData) => readonly Part[];

const speech: readonly PromptField[] = ['dialogue', 'mainSubject', 'language', 'voiceStyle'];
const camera: readonly PromptField[] = ['shotTypes', 'cameraMovement', 'transitions'];

const writers: Readonly<Record<Exclude<Section, 'dialogue'>, Write>> = {
  format: writeFormat,
  camera: rememberFields(camera, writeCamera),
  cuts: rememberFields(camera, writeCuts),
  story: rememberFields(['concept', 'mainSubject', 'action', 'setting'], writeStory),
  look: rememberFields(['cinematicStyle', 'colorGrading', 'mood', 'visualEffects'], writeLook),
  sound: rememberFields(['musicStyle', 'soundEffects', 'ambientSounds', 'audioMix'], writeSound),
  subtitles: rememberFields(['subtitles', 'dialogue'], writeSubtitles),
  additions: rememberFields(['additionalParams'], writeAdditions)
};

const speeches: Readonly<Record<Family['dialogue'], Write>> = {
  sentence: rememberFields(speech, writeDialogue),
  label: rememberFields(speech, writeLabelledDialogue)
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
