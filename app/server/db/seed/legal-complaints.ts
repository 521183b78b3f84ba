import type { ShippedText } from "./shipped-text.ts";

/** Complaints procedure, with the time in which we answer. */
export const complaints: ShippedText = {
  kind: "complaints",
  edition: 2,
  title: { en: "Complaints procedure", bs: "Postupak po prigovorima" },
  body: {
    en: `If something was not as agreed, tell us: we want to put it right.

## How to complain

- By e-mail: {email}
- By phone: {phone}, {phoneHours}
- By letter: {legalName}, {address}, Bosnia and Herzegovina
- At pick-up or return, in writing: it is recorded in the handover sheet

## What helps us

Your reservation code, what happened and when, what you expect from us, and photos or receipts if you have any. No form is needed, and a complaint costs nothing.

## When we answer

You will get a written answer within {complaintAnswerDays} of the day on which your complaint reaches us: what we found, and what we will do. If we do not agree with you, we will say why.

## If you are not satisfied

As a consumer you may turn to the Institution of the Ombudsman for Consumer Protection in Bosnia and Herzegovina (ozp.gov.ba), to the market inspectorate, or to a court. A complaint to us does not take any of these rights away.

## Your personal data

For questions about the use of your data, write to {email}; we answer within {privacyAnswerDays}. You may complain to the Personal Data Protection Agency in Bosnia and Herzegovina (azlp.ba).`,
    bs: `Ako nešto nije bilo kako je dogovoreno, javite nam: želimo to ispraviti.

## Kako podnijeti prigovor

- E-mailom: {email}
- Telefonom: {phone}, {phoneHours}
- Pismom: {legalName}, {address}, Bosna i Hercegovina
- Pri preuzimanju ili povratu, pismeno: upisuje se u zapisnik o primopredaji

## Šta nam pomaže

Kod rezervacije, šta se dogodilo i kada, šta od nas očekujete, te fotografije ili računi ako ih imate. Obrazac nije potreban, a prigovor je besplatan.

## Kad odgovaramo

Pismeni odgovor dobijate u roku od {complaintAnswerDays} od dana kad nam prigovor stigne: šta smo utvrdili i šta ćemo uraditi. Ako se ne slažemo s vama, reći ćemo vam zašto.

## Ako niste zadovoljni

Potrošači se mogu obratiti Instituciji ombudsmana za zaštitu potrošača u Bosni i Hercegovini (ozp.gov.ba), tržišnoj inspekciji ili sudu. Prigovorom upućenim nama ne gubite nijedno od tih prava.

## Vaši lični podaci

U vezi s obradom svojih podataka pišite na {email}; odgovaramo u roku od {privacyAnswerDays}. Prigovor možete podnijeti i Agenciji za zaštitu ličnih podataka u Bosni i Hercegovini (azlp.ba).`,
  },
  openPoints: [
    {
      en: "The time to answer a complaint (setting “Answer to a complaint”) under the Law on Consumer Protection, Official Gazette of BiH 25/06 and 88/15.",
      bs: "Rok za odgovor na prigovor (postavka „Odgovor na prigovor“) prema Zakonu o zaštiti potrošača, Sl. glasnik BiH 25/06 i 88/15.",
    },
    {
      en: "The names of the bodies that a consumer may turn to, and whether a complaints book or a committee is required.",
      bs: "Nazivi organa kojima se potrošač može obratiti, te da li su obavezni knjiga žalbi ili komisija za reklamacije.",
    },
  ],
};
