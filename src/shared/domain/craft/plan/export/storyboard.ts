// The storyboard is the plan on paper: what to print, to hand over and to talk about, without any markup.
import type { Sentence } from '../../../../kit/sentence.ts';
import { choiceLabel } from '../../prompt/prompt-fields.ts';
import type { PromptDocument } from '../../prompt/prompt.ts';
import type { Clip, ClipKind, ClipPlan } from '../clip/clip-plan.ts';
import { formatClock } from '../../prompt/text/time-stamps.ts';

export type StoryboardFrame = {
  /** From 1. */
  readonly number: number;
  /** "00:00–00:08". */
  readonly time: string;
  /** "Clip, take 2, 8 s". */
  readonly label: string;
  /** '' where the last beat goes on. */
  readonly picture: string;
  readonly framing: string;
  /** One line for each turn of speech. */
  readonly dialogue: readonly string[];
  readonly sounds: string;
  readonly prompt: string;
  readonly problems: readonly Sentence[];
};

export type Storyboard = {
  readonly title: string;
  /** "veo-3.1 · 22 s · 3 clips · 16:9 · 720p". */
  readonly summary: string;
  /** The same for all frames. */
  readonly continuity: string;
  readonly note: Sentence;
  readonly frames: readonly StoryboardFrame[];
};

const kindLabels: Record<ClipKind, string> = { clip: 'Clip', extension: 'Extension', shot: 'Shot' };

export function buildStoryboard(plan: ClipPlan, { name, data }: PromptDocument): Storyboard {
  const { modelId, clips, totalSeconds, resolution, note } = plan;
  const count = `${clips.length} ${clips.length === 1 ? 'clip' : 'clips'}`;
  return {
    title: name.trim() || 'Untitled prompt',
    summary: [modelId, `${totalSeconds} s`, count, data.aspectRatio.trim(), resolution]
      .filter((part) => part !== '')
      .join(' · '),
    continuity: clips[0]?.continuity ?? '',
    note,
    frames: clips.map(frameOf)
  };
}

function frameOf(clip: Clip, index: number): StoryboardFrame {
  const { startSeconds, seconds, dialogue } = clip;
  return {
    number: index + 1,
    time: formatSpan(startSeconds, seconds),
    label: `${kindLabels[clip.kind]}, take ${clip.take}, ${seconds} s`,
    picture: clip.beat,
    framing: clip.shotTypes.map(choiceLabel).join(', '),
    dialogue: dialogue === '' ? [] : dialogue.split('\n'),
    sounds: clip.soundEffects.map(choiceLabel).join(', '),
    prompt: clip.text,
    problems: clip.problems
  };
}

const formatSpan = (start: number, seconds: number): string =>
  `${formatClock(start)}–${formatClock(start + seconds)}`;
