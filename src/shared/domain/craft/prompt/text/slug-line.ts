// The slug line names a shot's delivery at a glance, in the mono capitals of a clapperboard.
import { normalizeResolution } from '../prompt-fields.ts';
import type { PromptData } from '../prompt.ts';

/** "SHOT 01 · 45 S · 16:9 · 24 FPS · 1080P"; what is empty is left out. */
export function slugLine(data: PromptData): string {
  const parts = [
    'SHOT 01',
    Number.isFinite(data.duration) ? `${data.duration} S` : '',
    data.aspectRatio.trim(),
    Number.isFinite(data.frameRate) ? `${data.frameRate} FPS` : '',
    normalizeResolution(data.resolution).trim().toUpperCase()
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
