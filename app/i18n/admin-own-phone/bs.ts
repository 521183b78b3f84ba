import type { Words } from "./en.ts";

export const bs: Words = {
  open: "Zatražite potpis na telefonu klijenta",
  opening: "Priprema se kod…",
  title: "Na telefonu klijenta",
  lead: "Klijent kamerom skenira ovaj kod, čita zapisnik na svom jeziku i potpisuje se na svom telefonu.",
  code: "Kod koji otvara ovu primopredaju na telefonu klijenta",
  address: "Ili pošaljite adresu",
  share: "Podijelite",
  copy: "Kopirajte",
  copied: "Kopirano",
  until: (time) => `Važi do ${time}, samo na jednom telefonu.`,
  waiting: "Kod još niko nije otvorio.",
  opened: "Klijent upravo čita. Što ovdje promijenite, odmah se vidi i tamo.",
  again: "Kod se prikazuje samo jednom. Ako klijentu još treba, napravite novi.",
  renew: "Napravite novi kod",
  takeBack: "Povucite kod",
  signed: (name, time) => `${name}: potpis na vlastitom telefonu u ${time}.`,
  signHere: "Pređite na potpis na ovom ekranu",
  cleared: "Zapisnik je promijenjen nakon potpisa klijenta. Zamolite ga da se ponovo potpiše.",
  failed: {
    closed: "U ovom stanju rezervacije to nije moguće.",
    connection: "Nema veze. Potpišite se na ovom ekranu ili pokušajte ponovo.",
  },
};
