// The shop of a demo seller as data. All of it is invented, and marked as a demo wherever it is shown.
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import type { languages } from '#shared/domain/craft/prompt/prompt-choices.ts';
import type { LicenseName } from '#shared/domain/market/listing.ts';

type Story = 'concept' | 'mainSubject' | 'action' | 'setting';
type Look = 'cameraMovement' | 'shotTypes' | 'cinematicStyle' | 'colorGrading' | 'mood';

/** The sealed part: what a buyer pays for. Fields that are left out have their default. */
export type DemoFields = Pick<PromptData, Story | Look | 'model' | 'duration'> & Partial<PromptData>;

/** These prompts are in no public file, so neither title, description nor tags may quote them. */
export type DemoPrompt = {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly priceCents: number;
  /** Makes it pay what you want, with `priceCents` as the minimum. */
  readonly suggestedCents?: number;
  readonly fields: DemoFields;
};

/** Some of the shop's prompts together, by their titles. */
export type DemoBundle = {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly priceCents: number;
  readonly prompts: readonly string[];
};

export type DemoSeller = {
  readonly username: string;
  readonly displayName: string;
  readonly bio: string;
  readonly language: (typeof languages)[number];
  readonly licence: LicenseName;
  readonly prompts: readonly DemoPrompt[];
  readonly bundles: readonly DemoBundle[];
};
