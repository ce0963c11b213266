// A purchase is the entitlement to open one listing, as its holder sees it.
import * as z from 'zod';
import { PublicPerson } from '../people/account.ts';
import { LicenseName, PreviewMedia } from '../market/listing.ts';
import { LegalText } from '../market/legal/legal-text.ts';
import { Money } from '../market/money.ts';
import { PromptData } from '../craft/prompt/prompt.ts';
import { PriceExplanation } from './quote.ts';
import { entitlementStates } from './order-state.ts';
import { refundRequestStates } from './refund-request.ts';

export const Purchase = z.object({
  id: z.string(),
  state: z.enum(entitlementStates),
  orderId: z.string(),
  slug: z.string(),
  title: z.string(),
  seller: PublicPerson,
  model: z.string(),
  cover: PreviewMedia.nullable(),
  /** Of the version that was bought: what a frame is drawn from where there is no picture. */
  category: z.string(),
  aspectRatio: z.string(),
  licence: LicenseName,
  /** The version that was bought. */
  version: z.int(),
  /** The first version with the prompt as it is now, which the right opens too: later ones changed only what is public. */
  newestVersion: z.int(),
  /** The highest version that was opened; null for none, and from servers that do not tell. */
  openedVersion: z.int().nullable().default(null),
  /** The price paid; for a prompt of a bundle, its share. */
  price: Money,
  boughtAt: z.int(),
  openedAt: z.int().nullable(),
  /** True while the payment is disputed; the entitlement is revoked until the dispute is closed. */
  isDisputed: z.boolean(),
  /** Of the request to refund its order; null where there is none. */
  refundRequest: z.enum(refundRequestStates).nullable(),
  isSandbox: z.boolean()
});
export type Purchase = z.infer<typeof Purchase>;

/** A purchase with the text of its license as it was bought, and the terms of opening it now. */
export const PurchaseWithTerms = Purchase.extend({ licenseText: LegalText, openingTerms: LegalText });
export type PurchaseWithTerms = z.infer<typeof PurchaseWithTerms>;

/** True if the prompt was changed after the newest version that the buyer has seen. */
export const hasUpdate = ({
  version,
  newestVersion,
  openedVersion
}: Pick<Purchase, 'version' | 'newestVersion' | 'openedVersion'>): boolean =>
  newestVersion > Math.max(version, openedVersion ?? 0);

/** The result of opening a purchase: the sealed prompt with its origin and license. */
export const OpenedPrompt = z.object({
  purchaseId: z.string(),
  slug: z.string(),
  title: z.string(),
  sellerName: z.string(),
  version: z.int(),
  data: PromptData,
  /** SHA-256 of the data as JSON, hexadecimal. */
  contentHash: z.string(),
  licence: LicenseName,
  licenceVersion: z.string(),
  licenceText: z.string(),
  openedAt: z.int()
});
export type OpenedPrompt = z.infer<typeof OpenedPrompt>;

export const PurchasedVersion = z.object({
  version: z.int(),
  title: z.string(),
  publishedAt: z.int(),
  /** The seller's release notes. */
  notes: z.string(),
  /** True when the holder of the entitlement opened it. */
  openedAt: z.int().nullable(),
  /** The differences of its facts from the version before; fields by their names in the document. */
  changes: z.object({
    addedFields: z.array(z.string()),
    removedFields: z.array(z.string()),
    /** Difference in words. */
    words: z.int(),
    changedFacts: z.array(
      z.enum(['model', 'duration', 'aspectRatio', 'resolution', 'language', 'license', 'title'])
    )
  })
});
export type PurchasedVersion = z.infer<typeof PurchasedVersion>;

export const Receipt = PriceExplanation.extend({
  number: z.string(),
  issuedAt: z.int(),
  orderId: z.string(),
  buyerName: z.string(),
  buyerEmail: z.string(),
  sellerName: z.string(),
  /** The bundle that was bought, whose prompts are the lines; null for a prompt by itself. */
  bundleTitle: z.string().nullable(),
  lines: z.array(z.object({ title: z.string(), version: z.int(), price: Money })),
  returned: Money,
  provider: z.string(),
  isSandbox: z.boolean()
});
export type Receipt = z.infer<typeof Receipt>;

/** The languages that a receipt is written in. */
export const ReceiptLanguage = z.enum(['en', 'es']);
export type ReceiptLanguage = z.infer<typeof ReceiptLanguage>;

/** A receipt as a PDF, by the name it is to be kept under. */
export const ReceiptFile = z.object({ name: z.string(), base64: z.base64() });
export type ReceiptFile = z.infer<typeof ReceiptFile>;
