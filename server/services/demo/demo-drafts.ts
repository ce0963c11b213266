// The listings of the demo as drafts, ready to publish.
import { currentPromptVersion, defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { categoryOf } from '#shared/domain/craft/template/template-tags.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import type { DemoBundle, DemoFields, DemoPrompt, DemoSeller } from './sellers/demo-seller.ts';

const toPromptData = (fields: DemoFields): PromptData => ({
  ...defaultPromptData,
  voiceStyle: '',
  ...fields,
  schemaVersion: currentPromptVersion
});

export function toPromptDraft(seller: DemoSeller, { fields, tags, suggestedCents, ...texts }: DemoPrompt) {
  const data = toPromptData(fields);
  return {
    ...texts,
    kind: 'prompt',
    category: categoryOf(data),
    tags: [...tags],
    textLanguage: seller.language,
    licence: seller.licence,
    isPayWhatYouWant: suggestedCents !== undefined,
    suggestedCents: suggestedCents ?? null,
    media: [],
    data
  } satisfies ListingDraft;
}

/** `published` has the ids of the seller's prompts by their titles. */
export function toBundleDraft(
  seller: DemoSeller,
  { prompts, tags, ...texts }: DemoBundle,
  published: ReadonlyMap<string, string>
): ListingDraft {
  const itemIds = prompts.map((title) => {
    const id = published.get(title);
    if (id === undefined) throw new Error(`The demo has no prompt “${title}”`);
    return id;
  });
  return {
    ...texts,
    kind: 'bundle',
    tags: [...tags],
    textLanguage: seller.language,
    licence: seller.licence,
    isPayWhatYouWant: false,
    suggestedCents: null,
    itemIds
  };
}
