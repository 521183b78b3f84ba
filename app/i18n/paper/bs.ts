import type { Words } from "./en.ts";

export const bs: Words = {
  title: (code) => `Rezervacija ${code}`,
  subject: "Rezervacija najma vozila",
  rentACar: "Rent a Car",
  status: {
    pending: "Rezervacija je primljena i čeka našu potvrdu",
    confirmed: "Potvrđena rezervacija",
    on_rent: "Potvrđena rezervacija, vozilo je preuzeto",
    returned: "Vozilo je vraćeno. Hvala vam",
    completed: "Najam je završen. Hvala vam",
    cancelled: "Ova rezervacija je otkazana",
    no_show: "Vozilo nije preuzeto",
  },
  noCarHeld: "Za ovu rezervaciju više ne čuvamo vozilo, a pri preuzimanju se ništa ne plaća.",
  bookedOn: (date) => `Rezervisano: ${date}`,
  scan: "Skenirajte i otvorite rezervaciju: izmjene, upute kako doći, kalendar.",
  scanVoid: "Skenirajte i otvorite rezervaciju.",

  pickup: "Preuzimanje",
  return: "Povrat",
  car: "Vozilo",
  openThatDay: (hours) => `Radno vrijeme tog dana: ${hours}`,
  plan: (plan) => `${plan} zaštita`,
  excess: (amount) => `Učešće u šteti: plaćate najviše ${amount}.`,
  noExcess: "Štetu ne plaćate.",

  price: "Cijena",
  quantity: "Količina",
  amount: "Iznos",
  most: "najviše po najmu",
  percentOf: (percent, base) => `${percent} od ${base}`,
  vat: (percent, vat, net) => `Uračunat PDV (${percent}): ${vat} · osnovica: ${net}`,

  abroad: "Vožnja u inostranstvo",
  abroadPermit: "Ovlaštenje za vožnju u inostranstvo dobijate uz ključeve.",

  terms: "Ukratko",
  mileage: "Neograničena kilometraža.",
  fuel: "Gorivo: puno za puno. Gorivo koje nedostaje naplaćujemo po cijeni goriva uz naknadu za uslugu.",
  grace: (minutes) => `Kašnjenje do ${minutes} se ne plaća; nakon toga počinje novi dan najma.`,
  flight: (flight) => `Let ${flight}: ako kasni, čekamo vas.`,
  damage: (phone) =>
    `Nezgoda ili krađa: pozovite policiju (122) i nas. Kvar: pozovite nas. U svako doba: ${phone}.`,
  allTerms: "Svi uslovi:",
  change: (address) => `Izmjena ili otkazivanje uz kod i ime: ${address}`,

  version: (version) => `verzija ${version}`,
  page: (page, pages) => `Stranica ${page} od ${pages}`,

  eventPickup: (car, name) => `${name}: preuzimanje vozila ${car}`,
  eventReturn: (car, name) => `${name}: povrat vozila ${car}`,
  eventCode: (code) => `Kod rezervacije: ${code}`,
  eventPhone: (phone) => `Telefon: ${phone}`,
};
