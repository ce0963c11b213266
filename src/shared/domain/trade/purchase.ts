// A purchase is the right to open one listing, as whoever holds it sees it.
import * as z from 'zod';
import { PublicPerson } from '../people/account.ts';
import { LicenceName, PreviewMedia } from '../market/listing.ts';
import { Money } from '../market/money.ts';
import { PromptData } from '../craft/prompt/prompt.ts';
import { entitlementStates } from './order-state.ts';

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
  licence: LicenceName,
  /** The version that was bought, and the newest one, which the right opens too. */
  version: z.int(),
  newestVersion: z.int(),
  /** What it cost; of a bundle its share. */
  price: Money,
  boughtAt: z.int(),
  openedAt: z.int().nullable(),
  /** Whether a bank is looking into its payment, and it is revoked for so long. */
  isDisputed: z.boolean(),
  isSandbox: z.boolean()
});
export type Purchase = z.infer<typeof Purchase>;

/** What opening gives: the sealed prompt itself, with where it is from and what may be done with it. */
export const OpenedPrompt = z.object({
  purchaseId: z.string(),
  slug: z.string(),
  title: z.string(),
  sellerName: z.string(),
  version: z.int(),
  data: PromptData,
  /** SHA-256 of the data as JSON, hexadecimal. */
  contentHash: z.string(),
  licence: LicenceName,
  licenceVersion: z.string(),
  licenceText: z.string(),
  openedAt: z.int()
});
export type OpenedPrompt = z.infer<typeof OpenedPrompt>;

export const PurchasedVersion = z.object({
  version: z.int(),
  title: z.string(),
  publishedAt: z.int(),
  /** Whether it was opened by the right's holder. */
  openedAt: z.int().nullable(),
  /** What is told of it that is not told of the version before; fields by their names in the document. */
  changes: z.object({
    addedFields: z.array(z.string()),
    removedFields: z.array(z.string()),
    /** Difference in words. */
    words: z.int(),
    changedFacts: z.array(
      z.enum(['model', 'duration', 'aspectRatio', 'resolution', 'language', 'licence', 'title'])
    )
  })
});
export type PurchasedVersion = z.infer<typeof PurchasedVersion>;

export const Receipt = z.object({
  number: z.string(),
  issuedAt: z.int(),
  orderId: z.string(),
  buyerName: z.string(),
  buyerEmail: z.string(),
  sellerName: z.string(),
  /** The bundle that was bought, whose prompts are the lines; null for a prompt by itself. */
  bundleTitle: z.string().nullable(),
  lines: z.array(z.object({ title: z.string(), version: z.int(), price: Money })),
  total: Money,
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
