// How a demo seller's shop is written down. Everything in it is made up, and marked so wherever it is shown.
import type { LicenseName } from '#shared/domain/market/listing.ts';
import type { languages } from '#shared/domain/craft/prompt/prompt-choices.ts';

/** A built-in template under a title of its own: [template, title, description, cents, model]. */
export type DemoPrompt = readonly [
  template: string,
  title: string,
  description: string,
  priceCents: number,
  model: string
];

/** Some of the shop's prompts together, by their templates. */
export type DemoBundle = {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly priceCents: number;
  readonly templates: readonly string[];
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
