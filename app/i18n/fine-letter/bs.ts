import type { Words } from "./en.ts";

export const bs: Words = {
  letter: ({ plate, when, place, authority, reference, amount, handling, dueOn }) =>
    [
      `Primili smo obavijest o prekršaju (${authority}, broj ${reference}). Počinjen je vozilom ${plate}, koje ste u to vrijeme imali u najmu.`,
      `Vrijeme i mjesto prekršaja: ${[when, place].filter(Boolean).join(", ")}. Kazna iznosi ${amount}.`,
      handling === undefined
        ? "Prema uslovima najma kazne za prekršaje počinjene tokom najma plaća klijent."
        : `Prema uslovima najma kazne za prekršaje počinjene tokom najma plaća klijent, kao i ${handling} za obradu obavijesti.`,
      ...(dueOn === undefined ? [] : [`Rok za uplatu ili odgovor je ${dueOn}`]),
      "Ako ste kaznu već platili ili niste vi vozili, javite nam se.",
    ].join("\n\n"),
  statement: {
    authority: "Nadležni organ",
    from: "Nadležni organ",
    reference: "Vaš broj",
    notice: "Broj obavijesti",
    plate: "Vozilo",
    at: "Vrijeme i mjesto",
    who: "Kome je vozilo bilo iznajmljeno",
    text: (agency) =>
      `${agency} izjavljuje da je navedeno vozilo u vrijeme prekršaja bilo iznajmljeno niže navedenoj osobi, na osnovu ugovora o najmu i zapisnika o primopredaji.`,
    agreement: "Ugovor o najmu",
    gaveAt: "Vozilo predato",
    backAt: "Vozilo vraćeno",
    still: "još nije vraćeno",
    issued: "Mjesto i datum",
    name: "Ime i prezime",
    born: "Datum rođenja",
    address: "Adresa",
    licence: "Vozačka dozvola",
    identity: "Lični dokument",
    rental: "Najam",
    missing: "nema podatka",
  },
  customer: "Klijent",
};
