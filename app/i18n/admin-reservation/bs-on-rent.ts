import type { Words } from "./en.ts";

export const onRent: Pick<Words, "extend" | "announce"> = {
  extend: {
    title: "Produženje najma",
    lead: (agreed) =>
      `Dogovoreni povrat: ${agreed}. Ništa se ne mijenja dok ne vidite cijenu i ne prihvatite je.`,
    overdue: "Vozilo kasni s povratom. Prvo s klijentom dogovorite novi povrat.",
    until: "Novi povrat",
    date: "Datum",
    time: "Vrijeme",
    see: "Pogledajte cijenu",
    seeing: "Računanje…",
    offerTitle: "Produženje",
    offerLead: "Po cijenama iz ugovora. Još ništa nije sačuvano.",
    moves: (code, name, when, from, to) =>
      `${code} ${name}, preuzimanje ${when}, prelazi s vozila ${from} na ${to}.`,
    stays: "Vozilo u to vrijeme nije obećano nikome drugom.",
    accept: "Produžite i obavijestite klijenta",
    acceptUntold: "Produžite najam",
    again: "Odaberite drugo vrijeme",
    faults: {
      date: "Provjerite datum",
      "not-later": "Novi povrat mora biti poslije dogovorenog i ne može biti u prošlosti",
      "bad-time":
        "Samo vrijeme na puni sat ili pola sata koje tog dana postoji, najviše 14 dana poslije dogovorenog povrata",
      "within-grace": "Toliko kašnjenje se ionako ne naplaćuje: produženje nije potrebno",
      closed: (hours) => `U to vrijeme nema nikoga. Radno vrijeme: ${hours}`,
      "closed-day": "Tog dana nema nikoga",
    },
    taken: (code, name, when) =>
      `Ovo vozilo treba rezervaciji ${code} ${name}, preuzimanje ${when}, a drugo nije slobodno.`,
    takenByOther: "Dodatak iz ovog vozila obećan je drugome ili je vozilo predviđeno za servis.",
    ways: "Šta se može uraditi",
    wayUntil: (when) => `Produžite do ${when}`,
    wayOther: (code) => `Drugo vozilo za ${code}`,
    wayOwn: "Dajte ovom klijentu drugo vozilo",
    changed: "Cijena se u međuvremenu promijenila. Ništa nije sačuvano: ovo je nova.",
  },
  announce: {
    title: "Raniji povrat",
    lead: (agreed) =>
      `Dogovoreni povrat: ${agreed}. Cijena ostaje ista; šta se vraća obračunava se kada vozilo stigne.`,
    told: (at) => `Do sada najavljeno: ${at}. Dogovoreni povrat poništava najavu.`,
    at: "Vozilo se vraća",
    date: "Datum",
    time: "Vrijeme",
    frees: "Drugi od tada mogu iznajmiti vozilo",
    see: "Pogledajte šta to znači",
    seeing: "Računanje…",
    expected: (when) => `Vozilo se očekuje: ${when}.`,
    asAgreed: "To je dogovoreni povrat: najava se poništava.",
    back: (amount, days) =>
      `Ako se tada vrati, klijentu se vraća ${amount} (neiskorišteno: ${days}).`,
    nothing: {
      nothing: "Za raniji povrat se po postavkama ne vraća ništa.",
      "unused-days": "Ne vraća se ništa: vraćaju se samo cijeli neiskorišteni dani.",
      "priced-again": "Ne vraća se ništa: kraći najam nije jeftiniji.",
    },
    freed: (when) => `Drugi mogu iznajmiti vozilo od: ${when}.`,
    held: (agreed) => `Vozilo ostaje zauzeto do: ${agreed}.`,
    accept: "Zabilježite i obavijestite klijenta",
    acceptUntold: "Zabilježite",
    again: "Odaberite drugo vrijeme",
    faults: {
      date: "Provjerite datum",
      "not-earlier": "Povrat mora biti prije dogovorenog i ne može biti u prošlosti",
      "bad-time": "Samo vrijeme na puni sat ili pola sata koje tog dana postoji",
    },
    changed: "Iznos se u međuvremenu promijenio. Ništa nije sačuvano: pogledajte još jednom.",
  },
};
