import { paths } from '#shared/contract/paths.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { readOrigin } from '#shared/domain/trade/prompt-origin.ts';
import type { Services } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { draftFromPrompt } from './new-draft.ts';

/** The URL of the editor with this draft open. */
export const getEditorHref = ({ id, itemIds }: Pick<SavedListingDraft, 'id' | 'itemIds'>): string =>
  `${paths[itemIds === null ? 'createListing' : 'createBundle'].getHref()}?draft=${encodeURIComponent(id)}`;

type SellServices = Pick<Services, 'platform' | 'now' | 'goTo' | 'notify'>;

/** Creates a listing draft of a prompt and opens it in the editor. Refuses bought prompts: no license allows resale. */
export async function sellPrompt(
  { platform, now, goTo, notify }: SellServices,
  document: PromptDocument
): Promise<void> {
  const origin = readOrigin(document.data);
  if (origin !== null) {
    const title = t(texts, 'selling.resale.title');
    return notify({
      type: 'warning',
      title,
      message: t(texts, 'selling.resale.text', { title: origin.title })
    });
  }
  const draft = draftFromPrompt(document, { id: crypto.randomUUID(), savedAt: now() });
  const saved = await platform.device.listingDrafts.save(draft);
  if (!saved.ok) return notify({ type: 'error', title: translateError(saved.error) });
  goTo(getEditorHref(draft));
}
