import type { Words } from "./en.ts";

export const bs: Words = {
  title: {
    "late-return-letter": "Poziv na povrat vozila",
    "no-show-letter": "Niste preuzeli rezervisano vozilo",
  },
  labels: {
    reservation: "Rezervacija",
    vehicle: "Vozilo",
    agreed: { "late-return-letter": "Ugovoreni povrat", "no-show-letter": "Ugovoreno preuzimanje" },
    place: "Mjesto",
    by: { "late-return-letter": "Rok za povrat", "no-show-letter": "Rok za odgovor" },
  },
  paragraphs: {
    "late-return-letter": ({ car, plate, agreed, place, by, perDay, phone }) => [
      `Preuzeli ste vozilo ${car}, registarskih oznaka ${plate}, na osnovu ugovora o najmu. Povrat je ugovoren za: ${agreed}, ${place}. Vozilo nije vraćeno, a saglasnost za produženje nismo dali.`,
      `Rok za povrat: ${by} Molimo vas da ga do tada vratite ili da nas prije toga nazovete: ${phone}. Ako se nešto desilo vama ili vozilu, javite nam: pomoći ćemo.`,
      `Svaki započeti dan najma nakon ugovorenog povrata naplaćuje se ${perDay}, s PDV-om. Tome se dodaju troškovi oduzimanja vozila.`,
      "Ako vozilo dotad ne bude vraćeno i ne javite nam se, raskinut ćemo ugovor i vozilo prijaviti policiji kao utajeno, kako je ugovoreno. Njegovi dokumenti i ovlaštenje za vožnju u inostranstvo tada više ne važe.",
    ],
    "no-show-letter": ({ car, agreed, place, by, fee, phone, email }) => [
      `Rezervisali ste vozilo ${car}. Preuzimanje je bilo ugovoreno za: ${agreed}, ${place}. Čekali smo vas, ali niko nije došao i nismo vas uspjeli dobiti. Rezervacija je time okončana, a vozilo je slobodno za druge.`,
      fee === undefined
        ? "Za to vam ništa ne naplaćujemo."
        : `Prema uslovima otkazivanja koje ste prihvatili, za to se može naplatiti ${fee}, s PDV-om.`,
      `Ako smo se mimoišli ili vas je nešto spriječilo, pišite nam u roku (${by}): ${email}, ${phone}. Razmotrit ćemo to i s vama naći drugi termin.`,
    ],
  },
  greeting: "S poštovanjem,",
  issue: {
    title: {
      "late-return-letter": "Dopis zbog kašnjenja s povratom",
      "no-show-letter": "Dopis zbog nedolaska",
    },
    what: {
      "late-return-letter": "Poziva klijenta da vrati vozilo i daje mu posljednji rok.",
      "no-show-letter": "Obavještava klijenta da je rezervacija okončana i šta se može naplatiti.",
    },
    days: "Dana do posljednjeg roka",
    send: "Pošaljite i e-mailom",
    go: "Izdajte dopis",
    problems: {
      "not-late": "Vozilo ne kasni: ugovoreni povrat nije prošao ili je vozilo vraćeno.",
      "no-no-show": "Ovo preuzimanje nije propušteno.",
    },
  },
};
