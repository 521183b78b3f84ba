/** What the pieces of a handover say on the page of parts, in both languages: the longest Bosnian words are what is looked at. */
import type { DamageView } from "../../../../domain/handovers/marks.ts";
import type { photoAngles } from "../../../../domain/handovers/photos.ts";
import type { Language } from "../../../../domain/language.ts";

type Words = {
  sign: { label: string; clear: string; hint: string; empty: string };
  views: Record<DamageView, string>;
  damage: {
    row: string;
    hint: string;
    counts: (fresh: number, known: number) => string;
    at: (x: number, y: number) => string;
    dot: (number: number, isKnown: boolean) => string;
  };
  energy: { fuel: string; battery: string; number: string; readings: string[]; was: string };
  photos: Record<(typeof photoAngles)[number], string>;
  photo: { none: string; here: string; sending: string; kept: string; retake: string; no: string };
};

const en: Words = {
  sign: {
    label: "Renter’s signature",
    clear: "Clear",
    hint: "Sign here with a finger. If you would rather sign on paper, tell us.",
    empty: "Please sign before the car leaves.",
  },
  views: {
    top: "Top",
    left: "Left",
    right: "Right",
    front: "Front",
    rear: "Rear",
    interior: "Interior",
    glass: "Glass",
    wheels: "Wheels",
  },
  damage: {
    row: "Sides of the car",
    hint: "Tap where the damage is. With a keyboard: arrow keys move the cross, Enter sets it down.",
    counts: (fresh, known) => `${fresh} new, ${known} known`,
    at: (x, y) => `${x}% from the left, ${y}% from the top`,
    dot: (number, isKnown) => `${number}, ${isKnown ? "already on the vehicle" : "new"}`,
  },
  energy: {
    fuel: "Fuel",
    battery: "Battery",
    number: "Percent",
    readings: ["Empty", "1/8", "1/4", "3/8", "1/2", "5/8", "3/4", "7/8", "Full"],
    was: "At the handover: 3/4",
  },
  photos: {
    rear: "Rear",
    "rear-left": "Rear left",
    left: "Left side",
    "front-left": "Front left",
    front: "Front",
    "front-right": "Front right",
    right: "Right side",
    "rear-right": "Rear right",
    dashboard: "Dashboard",
  },
  photo: {
    none: "Take a photo",
    here: "On this phone",
    sending: "Sending…",
    kept: "Saved",
    retake: "Retake",
    no: "This file is not a picture.",
  },
};

const bs: Words = {
  sign: {
    label: "Potpis najmoprimca",
    clear: "Obriši",
    hint: "Potpišite se prstom ovdje. Ako radije potpisujete na papiru, recite nam.",
    empty: "Potpišite se prije nego što auto krene.",
  },
  views: {
    top: "Odozgo",
    left: "Lijevo",
    right: "Desno",
    front: "Naprijed",
    rear: "Pozadi",
    interior: "Unutrašnjost",
    glass: "Stakla",
    wheels: "Točkovi",
  },
  damage: {
    row: "Strane automobila",
    hint: "Dodirnite mjesto oštećenja. Na tastaturi: strelice pomjeraju križić, Enter ga postavlja.",
    counts: (fresh, known) => `novih: ${fresh}, od ranije: ${known}`,
    at: (x, y) => `${x} % slijeva, ${y} % odozgo`,
    dot: (number, isKnown) => `${number}, ${isKnown ? "od ranije" : "novo"}`,
  },
  energy: {
    fuel: "Gorivo",
    battery: "Baterija",
    number: "Postotak",
    readings: ["Prazno", "1/8", "1/4", "3/8", "1/2", "5/8", "3/4", "7/8", "Puno"],
    was: "Pri preuzimanju: 3/4",
  },
  photos: {
    rear: "Pozadi",
    "rear-left": "Pozadi lijevo",
    left: "Lijeva strana",
    "front-left": "Naprijed lijevo",
    front: "Naprijed",
    "front-right": "Naprijed desno",
    right: "Desna strana",
    "rear-right": "Pozadi desno",
    dashboard: "Instrument-tabla",
  },
  photo: {
    none: "Fotografišite",
    here: "Samo na ovom telefonu",
    sending: "Šalje se…",
    kept: "Sačuvano",
    retake: "Ponovo",
    no: "Ovaj fajl nije slika.",
  },
};

export const handoverPartWords = (language: Language): Words => (language === "ba" ? bs : en);
