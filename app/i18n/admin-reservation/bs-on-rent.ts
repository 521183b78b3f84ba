import type { Words } from "./en.ts";

export const onRent: Pick<Words, "extend"> = {
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
};
