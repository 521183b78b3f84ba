import type { Words } from "./en.ts";

export const bs: Words = {
  letter: ({ plate, when, place, authority, reference, amount, handling, dueOn }) =>
    [
      `Primili smo obavijest o prekršaju za vozilo ${plate}, koje je bilo kod vas u najmu. Izdao ju je organ ${authority}, broj ${reference}.`,
      `Vrijeme i mjesto prekršaja: ${[when, place].filter(Boolean).join(", ")}. Kazna iznosi ${amount}.`,
      handling === undefined
        ? "Prema uslovima najma kazne iz vašeg najma plaćate vi."
        : `Prema uslovima najma kazne iz vašeg najma plaćate vi, uz ${handling} za obradu obavijesti.`,
      ...(dueOn === undefined ? [] : [`Rok za uplatu ili odgovor je ${dueOn}`]),
      "Ako ste kaznu već platili ili niste vi vozili, molimo da nam se javite.",
    ].join("\n\n"),
  statement: {
    authority: "Za",
    reference: "Vaš broj",
    plate: "Vozilo",
    at: "Kada i gdje",
    who: "Ko je vozio",
    text: (agency) =>
      `${agency} izjavljuje da je vozilo u navedeno vrijeme bilo iznajmljeno niže navedenoj osobi, prema ugovoru o najmu i zapisniku o primopredaji.`,
    name: "Ime i prezime",
    born: "Datum rođenja",
    address: "Adresa",
    licence: "Vozačka dozvola",
    identity: "Lični dokument",
    rental: "Najam",
    missing: "više se ne čuva",
  },
  customer: "Klijent",
};
