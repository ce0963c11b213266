// Separate from the schemas, which would add zod to the first load.
import type { BoughtCard, BoughtPrompt } from './bought-prompt.ts';

export const toBoughtCard = ({ holderId, prompt }: BoughtPrompt): BoughtCard => ({
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
