// The look of a frame: what the viewfinder and the posters draw of a prompt, without any video model.
import { Sentence, sentence } from '../../../../kit/sentence.ts';
import {
  freeMotionPath,
  gradeTones,
  type GradeTones,
  type MoodLight,
  moodLights,
  motionPaths,
  stillMovements
} from './frame-tables.ts';
import type { PromptData } from '../prompt.ts';
import { choiceId, choiceWords } from '../prompt-choices.ts';

export type FrameGrade = {
  /** CSS `oklch()` colours. */
  readonly highlight: string;
  readonly midtone: string;
  readonly shadow: string;
  /** The position of the light, from 0 to 1, counted from the top left. */
  readonly glow: { readonly x: number; readonly y: number };
};

export type FrameMotion = {
  /** SVG path data in a viewBox of 100 by 100, from start to end; the camera of a still one does not travel. */
  readonly path: string;
  readonly isStill: boolean;
};

export type FrameLook = {
  /** Width over height. */
  readonly ratio: number;
  readonly grade: FrameGrade;
  readonly motion: FrameMotion;
  /** The picture in words: "16:9 frame, golden hour grade, slow dolly in". */
  readonly label: Sentence;
};

const standardRatio = '16:9';

/** Wider or taller than 4:1 would be a line, not a picture. */
const widest = 4;

function findRatio(aspectRatio: string): number | undefined {
  const parts = /^\s*(\d+(?:\.\d+)?)\s*[:/x×]\s*(\d+(?:\.\d+)?)\s*$/u.exec(aspectRatio);
  const ratio = Number(parts?.[1]) / Number(parts?.[2]);
  return ratio > 0 && Number.isFinite(ratio) ? Math.min(Math.max(ratio, 1 / widest), widest) : undefined;
}

/** The entry of `value`, or of the longest known choice that stands in it: "warm golden hour" is golden hour. */
function findKnown<Entry>(table: Readonly<Record<string, Entry>>, value: string): Entry | undefined {
  const id = `-${choiceId(value.trim())}-`;
  const known = Object.keys(table).filter((key) => id.includes(`-${key}-`));
  const longest = known.toSorted((one, other) => other.length - one.length)[0];
  return longest === undefined ? undefined : table[longest];
}

/** FNV-1a: the same words give the same number on every device. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

function tonesOf(colorGrading: string): GradeTones {
  const hash = hashOf(colorGrading);
  const hue = hash % 360;
  const turn = 25 + ((hash >>> 9) % 40);
  return (
    findKnown(gradeTones, colorGrading.trim() || 'natural') ?? [
      [0.8, 0.1, hue],
      [0.45, 0.08, (hue + turn) % 360],
      [0.16, 0.04, (hue + 2 * turn) % 360]
    ]
  );
}

function lightOf(mood: string): MoodLight {
  const hash = hashOf(mood);
  return findKnown(moodLights, mood) ?? [0.25 + (hash % 50) / 100, 0.2 + ((hash >>> 8) % 40) / 100, 0, 1];
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function gradeOf(colorGrading: string, mood: string): FrameGrade {
  const [highlight, midtone, shadow] = tonesOf(colorGrading);
  const [x, y, lift, color] = lightOf(mood);
  const paint = ([lightness, chroma, hue]: GradeTones[number], share: number) => {
    const lit = Math.min(Math.max(lightness + lift * share, 0.04), 0.99);
    return `oklch(${rounded(lit)} ${rounded(chroma * color)} ${hue})`;
  };
  return {
    highlight: paint(highlight, 1),
    midtone: paint(midtone, 0.8),
    shadow: paint(shadow, 0.4),
    glow: { x: rounded(x), y: rounded(y) }
  };
}

function motionOf(cameraMovement: string): FrameMotion {
  const movement = cameraMovement.trim() || 'static';
  const path = findKnown(motionPaths, movement) ?? freeMotionPath;
  return { path, isStill: stillMovements.some((still) => motionPaths[still] === path) };
}

function labelOf({ aspectRatio, colorGrading, cameraMovement }: PromptData): Sentence {
  const ratio = findRatio(aspectRatio) === undefined ? standardRatio : aspectRatio.trim();
  const grade = choiceWords(colorGrading.trim());
  const movement = choiceWords(cameraMovement.trim());
  const parts = [
    sentence`${ratio} frame`,
    ...(grade === '' ? [] : [sentence`${grade} grade`]),
    ...(movement === '' ? [] : [movement])
  ];
  return new Sentence(parts.map((_, place) => `{${place}}`).join(', '), parts);
}

/** Never fails: words that are not ours still get colours and a light of their own, the same every time. */
export function frameLook(data: PromptData): FrameLook {
  return {
    ratio: findRatio(data.aspectRatio) ?? 16 / 9,
    grade: gradeOf(data.colorGrading, data.mood),
    motion: motionOf(data.cameraMovement),
    label: labelOf(data)
  };
}
