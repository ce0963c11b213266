// A template's category and tags, as they follow from its prompt where its creator chose no others.
import type { PromptData } from '../prompt/prompt.ts';
import { choiceLabel } from '../prompt/prompt-fields.ts';

const generalCategory = 'General';

/** The cinematic style's label, or "General" where no style is set (spec §3, Template). */
export function categoryOf(data: PromptData): string {
  return choiceLabel(data.cinematicStyle.trim()) || generalCategory;
}

/** Cinematic style, mood and camera movement, in this order; empty ones and repeats are left out (spec §3). */
export function tagsOf(data: PromptData): string[] {
  const tags = [data.cinematicStyle, data.mood, data.cameraMovement].map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}
