/** The number of a coupon in an address; nothing when it is none that a coupon could have. */
export function couponId(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : undefined;
}
