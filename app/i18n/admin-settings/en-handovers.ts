/** The settings of handing over and taking back: what each is called, and what it changes. */
export const handovers = {
  equipment: { label: "In every car", what: "Asked about at every handover" },
  fuelEighthCents: {
    label: "An eighth of a tank, €",
    what: "For each eighth that is missing at the return",
  },
  batteryPercentCents: {
    label: "One per cent of charge, €",
    what: "For each per cent that is missing at the return of an electric car",
  },
  cleaningCents: { label: "Cleaning, €", what: "For a car that comes back dirty" },
  earlyReturn: {
    label: "Early return",
    what: "What comes back to a customer who returns the car days before the agreed return",
  },
  equipmentPrices: {
    label: "Price of a missing piece, €",
    what: "VAT included. Empty: nothing is proposed",
  },
  damagePrices: {
    label: "Prices of damage, €",
    what: "VAT included. Empty: nothing is proposed, and a member names the amount",
  },
  damagesTaxed: {
    label: "Damage is charged with VAT",
    what: "Invoices. Compensation is mostly outside of VAT: ask your accountant",
  },
  handoverMinutes: {
    label: "A handover takes",
    what: "Run sheet: when whoever drives can go on to the next one",
  },
  runMarginMinutes: {
    label: "Be there earlier by",
    what: "Run sheet: kept free before every handover, beside the drive",
  },
  fineHandlingCents: {
    label: "Handling of a fine",
    what: "Charged to the customer with each fine. Zero for nothing.",
  },
  papersPhotos: {
    label: "Photograph documents",
    what: "Licences and identity documents, when a car is handed over. They are deleted some days after the return",
  },
  holdWarningDays: {
    label: "Remind before a card hold lapses",
    what: "Holds that lapse within so many days are named there",
  },
  releaseDays: {
    label: "Remind of a late release",
    what: "Deposits that are still held so many days after the return are named there",
  },
};
