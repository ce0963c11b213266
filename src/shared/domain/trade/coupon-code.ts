// Coupon codes are typed by people and read from links: letters, digits and hyphens, whatever their case.

export const couponCodePattern = /^[A-Z0-9][A-Z0-9-]{2,29}$/;

/** The code in capitals; null for what cannot be one. */
export function readCouponCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return couponCodePattern.test(code) ? code : null;
}
