import type { Words } from "./en.ts";

export const bs: Words = {
  open: "Potpis na telefonu klijenta",
  opening: "Priprema se kod…",
  title: "Na telefonu klijenta",
  lead: "Klijent kamerom skenira ovaj kod, čita zapisnik na svom jeziku i potpisuje na svom telefonu.",
  code: "Kod koji otvara ovu primopredaju na telefonu klijenta",
  address: "Ili pošaljite adresu",
  share: "Podijelite",
  copy: "Kopirajte",
  copied: "Kopirano",
  until: (time) => `Važi do ${time}, samo na jednom telefonu.`,
  waiting: "Još je niko nije otvorio.",
  opened: "Klijent upravo čita. Što ovdje promijenite, odmah se vidi i tamo.",
  again: "Kod se prikazuje samo jednom. Ako klijentu još treba, napravite novi.",
  renew: "Napravite novi kod",
  takeBack: "Povucite kod",
  signed: (name, time) => `Na svom telefonu u ${time}: potpis, ${name}.`,
  signHere: "Ipak potpis na ovom ekranu",
  cleared: "Zapisnik je promijenjen nakon potpisa klijenta. Zamolite ga da potpiše ponovo.",
  failed: {
    closed: "U ovom stanju rezervacije to nije moguće.",
    connection: "Nema veze. Potpišite na ovom ekranu ili pokušajte ponovo.",
  },
};
