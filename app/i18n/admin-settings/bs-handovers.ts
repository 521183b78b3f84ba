/** The settings of handing over and taking back: what each is called, and what it changes. */
export const handovers = {
  equipment: { label: "U svakom vozilu", what: "Provjerava se pri svakoj primopredaji" },
  fuelEighthCents: {
    label: "Osmina rezervoara, €",
    what: "Za svaku osminu goriva koja nedostaje pri povratu",
  },
  batteryPercentCents: {
    label: "Jedan posto baterije, €",
    what: "Za svaki posto koji nedostaje pri povratu električnog vozila",
  },
  cleaningCents: { label: "Čišćenje, €", what: "Za vozilo koje se vrati prljavo" },
  earlyReturn: {
    label: "Raniji povrat",
    what: "Šta se vraća klijentu koji vozilo vrati danima prije dogovora",
  },
  equipmentPrices: {
    label: "Cijena komada koji nedostaje, €",
    what: "S PDV-om. Prazno: ništa se ne predlaže",
  },
  damagePrices: {
    label: "Cijene oštećenja, €",
    what: "S PDV-om. Prazno: ništa se ne predlaže, a iznos određuje osoblje",
  },
  damagesTaxed: {
    label: "Na štetu se obračunava PDV",
    what: "Fakture. Naknada štete uglavnom nije predmet PDV-a: pitajte knjigovođu",
  },
  handoverMinutes: {
    label: "Trajanje primopredaje",
    what: "Plan vožnji: kada vozač može krenuti na sljedeću",
  },
  runMarginMinutes: {
    label: "Stići ranije za",
    what: "Plan vožnji: rezerva prije svake primopredaje, pored same vožnje",
  },
  fineHandlingCents: {
    label: "Obrada kazne",
    what: "Naplaćuje se klijentu uz svaku kaznu. Nula ako se ne naplaćuje.",
  },
  papersPhotos: {
    label: "Fotografisanje dokumenata",
    what: "Vozačke dozvole i lični dokumenti pri predaji vozila. Brišu se nekoliko dana nakon povrata",
  },
  holdWarningDays: {
    label: "Podsjetnik prije isteka rezervacije na kartici",
    what: "Tamo piše koje rezervacije na kartici ističu u toliko dana",
  },
  releaseDays: {
    label: "Podsjetnik na nevraćen depozit",
    what: "Tamo piše koji depoziti toliko dana nakon povrata još nisu vraćeni",
  },
};
