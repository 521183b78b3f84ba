import type { CouponFault } from "../../domain/coupons/check-coupon.ts";
import type { Language } from "../../domain/language.ts";
import type { QuoteFault } from "../../domain/pricing/quote.ts";
import type {
  PersonalFault,
  PersonalField,
} from "../../domain/reservations/person/personal-details.ts";
import { counted } from "./counted.ts";

const quoteEn = {
  "no-rate":
    "We have no price for this car on these dates. Please choose another car or other dates",
  "unknown-plan": "This protection plan is not available. Please choose one below",
  "unknown-extra": "One of the extras is not available and has been left out",
  "too-many-extras": "We do not have that many of one of the extras. Please check the numbers",
  "unknown-country": "One of the countries is not on our list and has been left out",
  "country-not-allowed":
    "Our cars may not be driven in one of these countries, so it has been left out",
  "unknown-location": "One of the places is not on our list. Please choose another",
} satisfies Record<QuoteFault, string>;

const quoteBs = {
  "no-rate": "Za ovo vozilo u tom terminu nemamo cijenu. Odaberite drugo vozilo ili termin",
  "unknown-plan": "Ovaj paket zaštite nemamo. Odaberite jedan od ponuđenih",
  "unknown-extra": "Jedan od dodataka nije iz naše ponude, pa je izostavljen",
  "too-many-extras": "Nemamo toliko komada jednog dodatka. Provjerite količine",
  "unknown-country": "Jedna od država nije na našoj listi, pa je izostavljena",
  "country-not-allowed": "U jednu od ovih država naša vozila ne smiju, pa je izostavljena",
  "unknown-location": "Jedno od mjesta nije na našoj listi. Odaberite drugo",
} satisfies Record<QuoteFault, string>;

/** Returns the sentence that says why a selection has no price. */
export function quoteFaultText(fault: QuoteFault, language: Language): string {
  return (language === "ba" ? quoteBs : quoteEn)[fault];
}

const couponEn = {
  unknown: "This coupon does not exist",
  inactive: "This coupon is no longer valid",
  "not-yet": "This coupon is not valid yet",
  expired: "This coupon has expired",
  "pickup-outside": "This coupon is not valid for your pick-up date",
  "too-short": "This coupon is for longer rentals",
  "total-too-low": "This coupon is for a higher total",
  "wrong-category": "This coupon is not valid for this category",
  "wrong-location": "This coupon is not valid for your pick-up place",
  "used-up": "This coupon has been used up",
  "used-by-you": "You have already used this coupon",
} satisfies Record<CouponFault | "unknown", string>;

const couponBs = {
  unknown: "Ovaj kupon ne postoji",
  inactive: "Ovaj kupon više ne važi",
  "not-yet": "Ovaj kupon još ne važi",
  expired: "Ovaj kupon je istekao",
  "pickup-outside": "Ovaj kupon ne važi za vaš datum preuzimanja",
  "too-short": "Kupon važi tek za duži najam",
  "total-too-low": "Kupon važi tek od većeg iznosa najma",
  "wrong-category": "Ovaj kupon ne važi za ovu kategoriju vozila",
  "wrong-location": "Ovaj kupon ne važi za vaše mjesto preuzimanja",
  "used-up": "Ovaj kupon je iskorišten",
  "used-by-you": "Ovaj kupon ste već iskoristili",
} satisfies Record<CouponFault | "unknown", string>;

/** Returns the sentence that says why a coupon does not count. */
export function couponFaultText(fault: CouponFault | "unknown", language: Language): string {
  return (language === "ba" ? couponBs : couponEn)[fault];
}

/** Values that a sentence about a personal field may quote. */
export type DetailContext = { typed: string; minDriverAge: number; phone: string };

type Say = (field: PersonalField, about: DetailContext) => string;

const missing: Record<Language, Partial<Record<PersonalField, string>>> = {
  "en-us": {
    firstName: "Please enter your first name",
    lastName: "Please enter your last name",
    dateOfBirth: "Please enter your date of birth",
    email: "Please enter your e-mail",
    phone: "Please enter your phone number",
  },
  ba: {
    firstName: "Upišite ime",
    lastName: "Upišite prezime",
    dateOfBirth: "Upišite datum rođenja",
    email: "Upišite e-mail adresu",
    phone: "Upišite broj telefona",
  },
};

const detailEn = {
  missing: (field) => missing["en-us"][field] ?? "Please fill in this field",
  "too-long": () => "This is too long",
  name: () => "Please enter the name as it appears in your passport or ID card",
  date: () => "Please enter a valid date as DD/MM/YYYY",
  email: (_, { typed }) => `The format of your email is incorrect. ${typed}`,
  choice: (field) =>
    field === "phoneCountry" ? "Please choose a country from the list" : "Please check this field",
  phone: () => "This number does not match the chosen country",
  "flight-number": () => "A flight number looks like W6 4252",
  "coupon-code": () => "A coupon has letters and digits only",
  "not-accepted": (field) =>
    field === "termsAccepted"
      ? "You must accept the Terms and Conditions to continue"
      : "You must accept the Privacy Policy to continue",
  "too-young": (_, { minDriverAge, phone }) =>
    `For this car the driver must be at least ${minDriverAge} at pick-up. For questions call ${phone}`,
  "too-old": () => "Please check the year",
  "in-future": () => "This date is in the future",
} satisfies Record<PersonalFault["code"], Say>;

const detailBs = {
  missing: (field) => missing.ba[field] ?? "Popunite ovo polje",
  "too-long": () => "Ovo je predugačko",
  name: (field) =>
    field === "lastName"
      ? "Upišite prezime kako piše u ličnoj karti ili pasošu"
      : "Upišite ime kako piše u ličnoj karti ili pasošu",
  date: () => "Upišite ispravan datum u obliku DD/MM/GGGG",
  email: (_, { typed }) => `Format e-mail adrese nije ispravan: ${typed}`,
  choice: (field) =>
    field === "phoneCountry" ? "Odaberite državu s liste" : "Provjerite ovo polje",
  phone: () => "Broj ne odgovara odabranoj državi",
  "flight-number": () => "Broj leta izgleda ovako: W6 4252",
  "coupon-code": () => "Kupon sadrži samo slova i cifre",
  "not-accepted": (field) =>
    field === "termsAccepted"
      ? "Za nastavak morate prihvatiti Uslove najma"
      : "Za nastavak morate prihvatiti Politiku privatnosti",
  "too-young": (_, { minDriverAge, phone }) =>
    `Za ovo vozilo vozač pri preuzimanju mora imati najmanje ${counted(minDriverAge, "yearHad", "ba")}. Za pitanja nazovite ${phone}`,
  "too-old": () => "Provjerite godinu",
  "in-future": () => "Datum rođenja ne može biti u budućnosti",
} satisfies Record<PersonalFault["code"], Say>;

/** Returns the sentence for a fault of a personal field. */
export function detailFaultText(
  field: PersonalField,
  fault: PersonalFault,
  about: DetailContext,
  language: Language,
): string {
  return (language === "ba" ? detailBs : detailEn)[fault.code](field, about);
}
