import type { Offer } from '#shared/domain/trade/order.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/purchases.json';

/** Why a coupon's code takes nothing off; undefined where none was given or it applies. */
export const explainRefusal = (coupon: Offer['coupon']): string | undefined =>
  coupon === null || coupon.refusal === null ? undefined : t(texts, `purchases.coupon.${coupon.refusal}`);
