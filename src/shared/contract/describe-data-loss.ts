import { type Sentence, sentence } from '../kit/sentence.ts';
import type { LostPart } from './data-loss.ts';

type Kept = Exclude<LostPart['what'], 'file' | 'newest'>;

const namesForPeople: Readonly<Record<Kept, Sentence>> = {
  drafts: sentence`The prompt you were working on`,
  draft_steps: sentence`Some undo steps`,
  history: sentence`Some history entries`,
  templates: sentence`Some of your templates`,
  marks: sentence`Some favorites and recent templates`,
  notifications: sentence`Some notifications`,
  events: sentence`Some usage events`,
  metrics: sentence`Your usage counts`,
  preferences: sentence`Your settings`,
  models: sentence`Your own list of models and prices`,
  plans: sentence`The clip plan you edited`,
  listing_drafts: sentence`Some listing drafts`,
  window_prompts: sentence`The prompts of other windows`
};

/** Kept once, so that it is either found whole or lost. */
const singles: ReadonlySet<string> = new Set<Kept>(['drafts', 'metrics', 'preferences', 'models', 'plans']);

/** One sentence about one part that a repair could not read. */
export function describeLostPart({ what, backupDay, count }: LostPart): Sentence {
  if (what === 'file') return sentence`The data file was missing or empty.`;
  if (what === 'newest') return sentence`Some of the newest changes may be missing: their log was damaged.`;
  const name = namesForPeople[what];
  if (backupDay === null) return sentence`${name} could not be read.`;
  if (singles.has(what)) {
    return sentence`${name} could not be read and came back as of ${backupDay}, from a backup.`;
  }
  if (count === 0) return sentence`${name} could not be read; the backup of ${backupDay} held no others.`;
  return sentence`${name} could not be read; ${count} came back from the backup of ${backupDay}.`;
}
