// Most families differ in the order of the same sentences; this writes the sections in the order asked for.
import type { PromptData } from '../prompt/prompt.ts';
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
import { writeCuts } from './write-cuts.ts';
import { writeLabelledDialogue } from './write-labelled-dialogue.ts';

const writers: Readonly<Record<Exclude<Section, 'dialogue'>, (data: PromptData) => Part[]>> = {
  format: writeFormat,
  camera: writeCamera,
  cuts: writeCuts,
  story: writeStory,
  look: writeLook,
  sound: writeSound,
  subtitles: writeSubtitles,
  additions: writeAdditions
};

/** Linked to the fields; empty where nothing is filled in. */
export function writeSections(data: PromptData, family: Family): PromptSpan[] {
  const write = (section: Section): Part[] => {
    if (section !== 'dialogue') return writers[section](data);
    return family.dialogue === 'label' ? writeLabelledDialogue(data) : writeDialogue(data);
  };
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
