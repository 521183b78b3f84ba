/** Whom the uses of a coupon are counted by: the e-mail address, or the phone of a customer who has none. */
export function couponHolder({ email, phone }: { email: string; phone: string }): string {
  return email || phone;
}

/** The e-mail address as uses are counted by it. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
