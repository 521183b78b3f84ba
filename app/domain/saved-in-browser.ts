/** How long the site keeps something in a visitor's browser; the cookie policy says the same. */
export const savedInBrowser = {
  /** `preferred-language`. */
  languageDays: 365,
  /** `ep_reservation`: how long a customer may rest on a page before the code is asked for again. */
  reservationMinutes: 30,
  /** `ep_details`: what was typed for a booking that is not made yet. */
  detailsMinutes: 60,
  /** `ep_booked`: for how long a booking counts as just made. */
  bookedHours: 24,
  /** `visit-session`. */
  visitHours: 24,
  /** `visit-consent`: then the question is asked again. */
  visitConsentDays: 365,
  /** The reservation that was opened last, counted from its return. */
  reservationDays: 7,
} as const;
