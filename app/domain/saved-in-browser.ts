/** How long the site keeps something in a visitor's browser; the cookie policy says the same. */
export const savedInBrowser = {
  /** `preferred-language`. */
  languageDays: 365,
  /** `ep_reservation`: how long a customer may rest on a page before the code is asked for again. */
  reservationMinutes: 30,
  /** `visit-session`. */
  visitHours: 24,
  /** `visit-consent`: then the question is asked again. */
  visitConsentDays: 365,
  /** The reservation that was opened last, counted from its return. */
  reservationDays: 7,
} as const;
