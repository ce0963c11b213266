// The finished prompt: one shot in the order of the best hand-written prompts, camera first and sound last. Delivery
// settings (duration, frame rate, resolution, ratio, quality, model) never appear in the prose. Sections are cached by the
// fields they read, because a prompt is written at every keystroke and for many models.
import type { PromptData, PromptField } from '../prompt.ts';
import { readDialogue, writeDialogue } from './dialogue.ts';
import { from, joinParts, type Part, type PromptSpan, sentence } from './sentences.ts';
import { tidyText } from './tidy-text.ts';
import { writeCamera, writeLook } from './write-picture.ts';
import { writeSound } from './write-sound.ts';
import { writeStory } from './write-story.ts';
import { withoutSeed } from './without-seed.ts';

const size = 8;

/** `compute`, which reads nothing but `fields`, without repeating the last few computations. */
export function memoizeByFields<Result>(
  fields: readonly PromptField[],
  compute: (data: PromptData) => Result
): (data: PromptData) => Result {
  const memory: { readonly data: PromptData; readonly result: Result }[] = [];
  return (data) => {
    const known = memory.find(
      (entry) => entry.data === data || fields.every((field) => entry.data[field] === data[field])
    );
    if (known !== undefined) return known.result;
    const result = compute(data);
    memory.unshift({ data, result });
    memory.length = Math.min(memory.length, size);
    return result;
  };
}

const camera: readonly PromptField[] = ['shotTypes', 'cameraMovement', 'transitions'];
const speech: readonly PromptField[] = ['dialogue', 'mainSubject', 'language', 'voiceStyle'];

/** The sections of a prompt, each with the fields it reads. */
export const sections = {
  camera: memoizeByFields(camera, writeCamera),
  story: memoizeByFields(['concept', 'mainSubject', 'action', 'setting'], writeStory),
  look: memoizeByFields(['cinematicStyle', 'colorGrading', 'mood', 'visualEffects'], writeLook),
  speech: memoizeByFields(speech, writeDialogue),
  sound: memoizeByFields(['musicStyle', 'soundEffects', 'ambientSounds', 'audioMix'], writeSound),
  subtitles: memoizeByFields(['subtitles', 'dialogue'], writeSubtitles),
  additions: memoizeByFields(['additionalParams'], writeAdditions)
};

/** The finished prompt in stretches, each with the field it came from, for text that is linked to its fields. */
export function writePromptSpans(data: PromptData): readonly PromptSpan[] {
  return joinParts([
    ...sections.camera(data),
    ...sections.story(data),
    ...sections.look(data),
    ...sections.speech(data),
    ...sections.sound(data),
    ...sections.subtitles(data),
    ...sections.additions(data)
  ]);
}

/** The finished prompt; '' where nothing is filled in. */
export function writePromptText(data: PromptData): string {
  return writePromptSpans(data)
    .map((span) => span.text)
    .join('');
}

/** Models write words on the picture unless told what a clean picture is; only speech makes them do so. */
function writeSubtitles(data: PromptData): Part[] {
  if (data.subtitles) return [sentence(from('subtitles', 'Subtitles appear on screen.'))];
  if (readDialogue(data.dialogue).length === 0) return [];
  return [sentence(from('subtitles', 'Clean frame, free of on-screen text and captions.'))];
}

/** The additional parameters, in the creator's own sentences. */
function writeAdditions(data: PromptData): Part[] {
  const additions = tidyText(withoutSeed(data.additionalParams));
  return additions === '' ? [] : [sentence(from('additionalParams', additions))];
}
