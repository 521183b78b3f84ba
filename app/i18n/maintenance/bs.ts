import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Uskoro se vraćamo",
  description:
    "Stranica je nakratko zatvorena zbog održavanja. Dostupni smo telefonom, na WhatsAppu i e-mailom.",
  lead: "Radimo na stranici, pa ovdje nakratko nije moguće tražiti ni rezervisati vozilo. Vaša rezervacija je sačuvana i ostaje kakva jeste.",
  contact: "I dalje smo tu za vas: pitajte za vozilo ili svoju rezervaciju.",
  call: (phone) => `Pozovite ${phone}`,
  write: (email) => `Pišite na ${email}`,
  hello: "Dobar dan, vaša stranica je zatvorena zbog održavanja, a zanima me najam vozila.",
  bar: "Održavanje je uključeno: ovu stranicu vidi samo osoblje",
  toSwitch: "Ponovo otvori stranicu",
};
