import { minPasswordLength } from "../../domain/staff/password-field.ts";
import type { Words } from "./en.ts";

export const bs: Words = {
  ownerTitle: "Prvi vlasnik",
  ownerLead: "Ovaj link važi samo jednom. Njime se pravi nalog koji smije sve i poziva ostale.",
  name: "Vaše ime",
  email: "E-mail",
  password: "Lozinka",
  passwordHelp: `Najmanje ${minPasswordLength} znakova. Rečenica se pamti lakše od zagonetke.`,
  makeOwner: "Napravi nalog",
  making: "Samo trenutak…",
  faultTitle: "Pogledajte ovo još jednom:",
  done: (name) => `Nalog je napravljen, ${name}`,
  doneLead: "Vi ste vlasnik. Dobro čuvajte e-mail adresu i lozinku: administracija traži oboje.",
  linkTitle: "Ovaj link više ne važi",
  linkLead:
    "Iskorišten je ili je stariji od 24 sata. Dok nema vlasnika, svako pokretanje programa ispiše novi.",
  toSignIn: "Prijavi se",
  toSite: "Na web-stranicu",
};
