// Buying, and what was bought. Nothing of money is taken from what a screen sends: it says what it showed, and is
// refused where that no longer holds.
import * as z from 'zod';
import { entitlementStates } from '../../domain/trade/order-state.ts';
import { LegalText } from '../../domain/market/legal/legal-text.ts';
import { isValidPrice } from '../../domain/market/platform-settings.ts';
import { CouponCode } from '../../domain/trade/coupon.ts';
import { Offer, Order } from '../../domain/trade/order.ts';
import {
  OpenedPrompt,
  Purchase,
  PurchaseWithTerms,
  PurchasedVersion,
  Receipt,
  ReceiptFile,
  ReceiptLanguage
} from '../../domain/trade/purchase.ts';
import { command, query } from '../procedure.ts';
import { idOf } from '../ids.ts';
import { PageRequest, pageOf } from '../paging.ts';

const ByOrder = z.object({ id: idOf('ord') });
const ByPurchase = z.object({ id: idOf('ent') });

export const orderProcedures = {
  'orders.quote': query(z.object({ slug: z.string().min(1).max(120), coupon: CouponCode.optional() }), Offer),
  /**
   * Places the order, or answers the one that waits for payment already. `intent` names what the buyer wants to do; it
   * is made and kept before it is sent, and however often it comes there is one order of it.
   */
  'orders.place': command(
    z.object({
      intent: z.uuid(),
      slug: z.string().min(1).max(120),
      /** The total that the buyer saw. */
      totalCents: z.int().refine(isValidPrice),
      /** The part of it that the buyer added to a listing that is pay what you want. */
      addedCents: z.int().positive().optional(),
      /** The code that the total was shown with. */
      coupon: CouponCode.optional(),
      /** The buyer's last visit by the seller's own link, as their device remembers it. */
      ownLink: z.object({ seller: z.string().min(1).max(30), at: z.int() }).optional(),
      terms: Offer.pick({ licence: true, refundWindowDays: true }).extend({
        /** Of the text that was shown. Absent from apps that only know the first one. */
        licenseVersion: LegalText.shape.version.optional()
      }),
      /** True if the buyer returns to the desktop app after paying. */
      isFromDesktop: z.boolean().default(false)
    }),
    Order
  ),
  'orders.list': query(PageRequest, pageOf(Order)),
  /** Asks the payment provider where it does not know yet. */
  'orders.get': query(ByOrder, Order),
  'orders.cancel': command(ByOrder, Order),
  'orders.refund': command(ByOrder.extend({ reason: z.string().trim().max(1000).default('') }), Order),
  'orders.getReceipt': query(ByOrder, Receipt),
  /** Within JSON, so that it goes to the desktop the way every other answer does. */
  'orders.getReceiptFile': query(ByOrder.extend({ language: ReceiptLanguage }), ReceiptFile),

  'purchases.list': query(
    PageRequest.extend({
      search: z.string().trim().max(100).optional(),
      state: z.enum(entitlementStates).optional()
    }),
    pageOf(Purchase)
  ),
  'purchases.get': query(ByPurchase, PurchaseWithTerms),
  'purchases.listVersions': query(ByPurchase, z.array(PurchasedVersion)),
  /**
   * Asks for consent to the `openingTerms` in force, unless it was opened before. Without `version` the newest is
   * opened.
   */
  'purchases.open': command(
    ByPurchase.extend({
      termsVersion: LegalText.shape.version.optional(),
      version: z.int().positive().optional()
    }),
    OpenedPrompt
  )
} as const;
