// The prompt in the structured form that is pasted into Veo: what Veo can act on, grouped, with nothing empty.
import { choiceWords } from '../prompt-choices.ts';
import { normalizeResolution } from '../prompt-fields.ts';
import type { PromptData } from '../prompt.ts';
import { writePromptText } from './write-prompt.ts';
import { readDialogue } from './dialogue.ts';
import { tidyText } from './tidy-text.ts';
import { writeChoice, writeChoices } from './wording.ts';

/** Plain JSON, the same for the same prompt. Parts nobody filled in are left out. */
export function toVeo3Data(data: PromptData): Record<string, unknown> {
  return withoutEmpty({
    model: data.model.trim(),
    prompt: writePromptText(data),
    ...groupPromptData(data)
  });
}

/** The prompt's settings, scene, camera and audio, each a group of its own; empty ones are left out. */
export function groupPromptData(data: PromptData): Record<string, unknown> {
  const shots = writeChoices(data.shotTypes);
  const dialogue = readDialogue(data.dialogue).map(({ speaker, words }) =>
    withoutEmpty({ speaker, line: words })
  );
  const isSpoken = dialogue.length > 0;
  return withoutEmpty({
    settings: withoutEmpty({
      durationSeconds: data.duration,
      fps: data.frameRate,
      resolution: normalizeResolution(data.resolution.trim()),
      aspectRatio: data.aspectRatio.trim()
    }),
    scene: withoutEmpty({
      concept: tidyText(data.concept),
      subject: tidyText(data.mainSubject),
      action: tidyText(data.action),
      setting: tidyText(data.setting),
      style: writeChoice(data.cinematicStyle),
      colorGrading: writeChoice(data.colorGrading),
      mood: writeChoice(data.mood),
      effects: writeChoices(data.visualEffects)
    }),
    camera: withoutEmpty({
      shots,
      movement: writeChoice(data.cameraMovement),
      transition: shots.length > 1 ? writeChoice(data.transitions) : ''
    }),
    audio: withoutEmpty({
      language: isSpoken ? tidyText(data.language) : '',
      voice: isSpoken ? choiceWords(data.voiceStyle.trim()) : '',
      dialogue,
      music: tidyText(choiceWords(data.musicStyle.trim())),
      soundEffects: writeChoices(data.soundEffects),
      ambient: writeChoice(data.ambientSounds),
      mix: writeChoice(data.audioMix),
      subtitles: isSpoken || data.subtitles ? data.subtitles : ''
    }),
    additional: tidyText(data.additionalParams)
  });
}

/** Without the entries that are '', null, [] or {}. */
export function withoutEmpty(parts: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of Object.keys(parts)) if (!isEmpty(parts[name])) kept[name] = parts[name];
  return kept;
}

function isEmpty(part: unknown): boolean {
  if (typeof part === 'object' && part !== null) return Object.keys(part).length === 0;
  return part === '' || part === null;
}
