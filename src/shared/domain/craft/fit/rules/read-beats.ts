// Beats are the timed parts that a creator wrote into a text: "[00:00-00:02] …", "0-3s: …" or "Shot 1 (3s): …".
import { readTimeline, type StampedText } from '../../prompt/text/time-stamps.ts';
import { byPrompt } from './by-prompt.ts';

export type Beat = { readonly seconds: number; readonly text: string };
export type Beats = {
  readonly field: 'action' | 'concept' | 'additionalParams';
  readonly beats: readonly Beat[];
};

const timedFields = ['action', 'concept', 'additionalParams'] as const;

/** A beat without an end lasts until the next one starts, the last one until the clip ends. */
function measure(beats: readonly StampedText[], clipEnd: number): Beat[] {
  return beats.map(({ start, end, text }, index) => {
    const last = end ?? beats[index + 1]?.start ?? clipEnd;
    return { seconds: Math.max(last - start, 0), text };
  });
}

/** The beats of a prompt and the field they stand in; null where it has fewer than two. */
export const readBeats = byPrompt((data): Beats | null => {
  for (const field of timedFields) {
    const beats = /\d/.test(data[field]) ? (readTimeline(data[field])?.beats ?? []) : [];
    if (beats.length > 1) return { field, beats: measure(beats, data.duration) };
  }
  return null;
});
