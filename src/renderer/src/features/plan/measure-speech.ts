import { readSpeeches, totalSeconds } from '#shared/domain/craft/plan/story/distribute-dialogue.ts';

/** Seconds it takes to say a clip's dialogue, to the tenth; 0 where nobody speaks. */
export function measureSpeech(dialogue: string, language: string): number {
  return Math.round(totalSeconds(readSpeeches(dialogue, language)) * 10) / 10;
}
