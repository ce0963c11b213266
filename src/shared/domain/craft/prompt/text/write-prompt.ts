// The finished prompt: one shot in the order the best hand-written prompts follow, camera first and sound last.
// How the shot is delivered (duration, frame rate, resolution, ratio, quality, model) is never told in prose.
import type { PromptData, PromptField } from '../prompt.ts';
import { readDialogue } from './read-dialogue.ts';
import { rememberFields } from './remember-fields.ts';
import { from, joinParts, type Part, type PromptSpan, sentence } from './sentences.ts';
import { tidyText } from './tidy-text.ts';
import { writeCamera } from './write-camera.ts';
import { writeDialogue } from './write-dialogue.ts';
import { writeLook } from './write-look.ts';
import { writeSound } from './write-sound.ts';
import { writeStory } from './write-story.ts';

const camera: readonly PromptField[] = ['shotTypes', 'cameraMovement', 'transitions'];
const speech: readonly PromptField[] = ['dialogue', 'mainSubject', 'language', 'voiceStyle'];

/** What a prompt is made of, each section by the fields it reads. */
export const sections = {
  camera: rememberFields(camera, writeCamera),
  story: rememberFields(['concept', 'mainSubject', 'action', 'setting'], writeStory),
  look: rememberFields(['cinematicStyle', 'colorGrading', 'mood', 'visualEffects'], writeLook),
  speech: rememberFields(speech, writeDialogue),
  sound: rememberFields(['musicStyle', 'soundEffects', 'ambientSounds', 'audioMix'], writeSound),
  subtitles: rememberFields(['subtitles', 'dialogue'], writeSubtitles),
  additions: rememberFields(['additionalParams'], writeAdditions)
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

/** What stands in no other field, in the creator's own sentences. */
function writeAdditions(data: PromptData): Part[] {
  const additions = tidyText(data.additionalParams);
  return additions === '' ? [] : [sentence(from('additionalParams', additions))];
}
