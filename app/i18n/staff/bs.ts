import { minPasswordLength } from "../../domain/staff/password-field.ts";
import type { Words } from "./en.ts";

export const bs: Words = {
  ownerTitle: "Prvi vlasnik",
  ownerLead:
    "Ovaj link možete iskoristiti samo jednom. Njime se pravi nalog sa svim pravima, iz kojeg se pozivaju ostali.",
  name: "Vaše ime",
  email: "E-mail",
  password: "Lozinka",
  passwordHelp: `Najmanje ${minPasswordLength} znakova. Rečenica se pamti lakše od zagonetke.`,
  makeOwner: "Napravite nalog",
  making: "Samo trenutak…",
  faultTitle: "Ispravite sljedeće:",
  done: (name) => `Nalog je napravljen, ${name}`,
  doneLead: "Vi ste vlasnik. Dobro čuvajte e-mail adresu i lozinku: administracija traži oboje.",
  linkTitle: "Ovaj link više ne važi",
  linkLead:
    "Iskorišten je ili je stariji od 24 sata. Dok nema vlasnika, svako pokretanje programa ispiše novi.",
  toSignIn: "Prijavite se",
  toSite: "Na sajt",
};
