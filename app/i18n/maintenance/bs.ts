import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Uskoro se vraćamo",
  description:
    "Zbog održavanja sajt nakratko nije dostupan. Dostupni smo telefonom, na WhatsAppu i e-mailom.",
  lead: "Radimo na sajtu, pa ovdje nakratko nije moguće tražiti ni rezervisati vozilo. Vaša rezervacija važi i ne mijenja se.",
  contact: "I dalje smo tu za vas: pitajte za vozilo ili svoju rezervaciju.",
  call: (phone) => `Pozovite ${phone}`,
  write: (email) => `Pišite na ${email}`,
  hello: "Dobar dan, vaš sajt trenutno nije dostupan, a zanima me najam vozila.",
  bar: "Održavanje je uključeno: sajt vidi samo osoblje",
  toSwitch: "Ponovo otvorite sajt",
};
