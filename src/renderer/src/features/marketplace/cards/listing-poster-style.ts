import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { type FrameLook, frameLook } from '#shared/domain/craft/prompt/frame/frame-look.ts';
import type { ListingCard } from '#shared/domain/market/listing.ts';

/** Grades that look like the outside of something, and moods that light them; none says a word of what is inside. */
const grades = [
  'golden-hour',
  'blue-hour',
  'teal-and-orange',
  'earthy',
  'neon',
  'jewel-toned',
  'amber',
  'emerald',
  'moody',
  'vintage-film',
  'cool',
  'warm'
] as const;
const lights = ['calm', 'hopeful', 'joyful', 'romantic', 'nostalgic', 'adventurous', 'tender'] as const;

/** Public facts of a listing. */
export type PublicListingFacts = Pick<ListingCard, 'slug' | 'category'> & {
  readonly facts: { readonly aspectRatio: string };
};

/** The frame of a listing without a picture, from its category, ratio and address. */
export function listingLook({
  slug,
  category,
  facts
}: PublicListingFacts): Pick<FrameLook, 'ratio' | 'grade'> {
  const ofCategory = hashOf(category);
  const ofSlug = hashOf(slug);
  const { ratio, grade } = frameLook({
    ...defaultPromptData,
    aspectRatio: facts.aspectRatio,
    // Listings of one category are akin: they share three neighbouring grades.
    colorGrading: grades[(ofCategory + (ofSlug % 3)) % grades.length] ?? grades[0],
    mood: lights[ofSlug % lights.length] ?? lights[0]
  });
  return { ratio, grade };
}

/** FNV-1a: the same words give the same number on every device. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
