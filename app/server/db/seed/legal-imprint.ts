import type { ShippedText } from "./shipped-text.ts";

/** Imprint. Lines whose fact is not set are left out. */
export const imprint: ShippedText = {
  kind: "imprint",
  edition: 3,
  title: { en: "Imprint", bs: "Impressum" },
  body: {
    en: `## Who runs this website

- Name: {legalName}
- Legal form: {legalForm}
- Address: {address}, {region}, Bosnia and Herzegovina
- Responsible person: {responsiblePerson}
- Registered at: {registrationCourt}
- Registration number: {registrationNumber}
- Identification number (JIB): {jib}
- VAT number (PDV): {vatNumber}

## Contact

- E-mail: {email}
- Phone: {phone}
- Phone hours: {phoneHours}

## Prices

All prices on this website include {vat} VAT. They are in euro; 1 EUR = {kmRate} BAM.

## Pictures and names

The cars shown are examples of their category. The names of car makers and models belong to their owners.`,
    bs: `## Ko vodi ovaj sajt

- Naziv: {legalName}
- Pravni oblik: {legalForm}
- Adresa: {address}, {region}, Bosna i Hercegovina
- Odgovorna osoba: {responsiblePerson}
- Sudski registar: {registrationCourt}
- Registarski broj: {registrationNumber}
- Identifikacioni broj (JIB): {jib}
- PDV broj: {vatNumber}

## Kontakt

- E-mail: {email}
- Telefon: {phone}
- Na telefon se javljamo: {phoneHours}

## Cijene

Sve cijene na ovom sajtu sadrže PDV od {vat}. Cijene su u eurima; 1 EUR = {kmRate} KM.

## Slike i nazivi

Prikazana vozila su primjeri iz svoje kategorije. Nazivi proizvođača i modela pripadaju njihovim vlasnicima.`,
  },
  openPoints: [
    {
      en: "What the Law on Electronic Legal and Business Transactions (Official Gazette of BiH 88/07) demands of an imprint. What is still empty under “Registration and tax” in the settings is left out of the page.",
      bs: "Šta Zakon o elektronskom pravnom i poslovnom prometu (Sl. glasnik BiH 88/07) traži od impressuma. Što je u postavkama pod „Sudski registar i porezi“ još prazno, ne stoji na stranici.",
    },
  ],
};
