// Splits a prompt of several shots into one prompt per shot, with the action's beats spread over them.
import type { Model } from '../../model/model.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import { capitalizeStart, endsSentence, tidyText } from '../../prompt/text/tidy-text.ts';
import { writeChoices } from '../../prompt/text/wording.ts';
import type { Family } from './family.ts';

const beatEnds =
  /(?<=[.!?…])\s+|(?<=[。！？])|(?<!\s)\s*;\s*|,?(?<!\s)\s+(?:and then|then)\s+|(?<!\s)\s*\n+\s*/;

/** Sentences, and what "then" or a semicolon sets apart; in order, nothing empty, all words kept but those. */
export function splitBeats(action: string): string[] {
  return action
    .split(beatEnds)
    .map(tidyText)
    .filter((beat) => beat !== '');
}

/** `count` groups of neighbours, as even as can be, the earlier ones larger; some are empty where items run out. */
function chunkEvenly<Item>(items: readonly Item[], count: number): Item[][] {
  const start = (group: number) => Math.ceil((group * items.length) / count);
  return Array.from({ length: count }, (_, group) => items.slice(start(group), start(group + 1)));
}

/** The number of shots written one by one; 1 where the model, the prompt or the clip's length allows only one. */
export function countWrittenShots(data: PromptData, model: Model, family: Family): number {
  const most = family.shots === 'list' ? (model.multiShot?.value.maxShots ?? 1) : 1;
  if (most === 1) return 1;
  return Math.max(Math.min(writeChoices(data.shotTypes).length, most, Math.floor(data.duration)), 1);
}

const openedBefore = {
  concept: '',
  musicStyle: '',
  soundEffects: [],
  ambientSounds: '',
  audioMix: '',
  additionalParams: '',
  subtitles: false
};

/** The story and the sound open in the first shot; the subject, the place and the look are in every one. */
export function splitShots(data: PromptData, count: number): PromptData[] {
  const beats = chunkEvenly(splitBeats(data.action), count);
  const lines = chunkEvenly(
    data.dialogue.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== ''),
    count
  );
  return writeChoices(data.shotTypes)
    .slice(0, count)
    .map((shot, index) => ({
      ...data,
      ...(index === 0 ? { transitions: '' } : openedBefore),
      shotTypes: [shot],
      action: joinBeats(beats[index] ?? []),
      dialogue: (lines[index] ?? []).join('\n')
    }));
}

const joinBeats = (beats: readonly string[]): string =>
  beats.reduce(
    (text, beat) => (text === '' ? beat : `${text}${endsSentence(text) ? '' : '.'} ${capitalizeStart(beat)}`),
    ''
  );

/** Whole seconds wherever the clip has whole seconds, the earlier shots the longer ones; they sum up exactly. */
export function splitSeconds(total: number, count: number): number[] {
  const base = Math.floor(total / count);
  const rest = total - base * count;
  const whole = Math.floor(rest);
  return Array.from({ length: count }, (_, index) => {
    const fraction = index === count - 1 ? rest - whole : 0;
    return base + (index < whole ? 1 : 0) + fraction;
  });
}
