// Separate from the schemas, which would add zod to the first load.
import type { PurchasedPromptSummary, PurchasedPrompt } from './purchased-prompt.ts';

export const toPurchasedPromptSummary = ({ holderId, prompt }: PurchasedPrompt): PurchasedPromptSummary => ({
  holderId,
  purchaseId: prompt.purchaseId,
  slug: prompt.slug,
  title: prompt.title,
  sellerName: prompt.sellerName,
  version: prompt.version,
  licence: prompt.licence,
  licenceVersion: prompt.licenceVersion,
  openedAt: prompt.openedAt
});
