import { plural } from "../format.ts";
import type { Words } from "./words.ts";

/** `1.280` as a number. */
const valueOf = (written: string) => Number(written.replaceAll(".", ""));

export const bs: Words = {
  rangeTitle: "Četiri kategorije, svaka s jasnom cijenom",
  rangeLead: (days) => `Početne cijene po danu, PDV uračunat, za ${days} i više.`,
  from: "od",
  aDay: "na dan",
  whyTitle: "Zašto nam se putnici vraćaju",
  whyLead: (customers, year) =>
    `Više od ${customers} ${plural(valueOf(customers), ["klijenta", "klijenta", "klijenata"])} od ${year}. godine.`,
  why: {
    airport: {
      figure: "0–24",
      title: "Na aerodromu kad sletite",
      text: "Pratimo broj vašeg leta. Kašnjenje aviona se ne plaća.",
    },
    cancellation: {
      title: "Besplatno otkazivanje",
      text: (hours) =>
        `Do ${hours} ${plural(hours, ["sata", "sata", "sati"])} prije preuzimanja, bez navođenja razloga.`,
    },
    payLater: {
      title: "Plaćate sada",
      text: "Plaćate pri preuzimanju: gotovinom, karticom ili transferom.",
    },
    mileage: {
      noLimit: "bez ograničenja",
      title: "Neograničena kilometraža",
      text: "Gorivo po principu puno za puno, pomoć na putu u cijeni.",
    },
    extras: {
      title: "Dječija sjedalica, dodatni vozač",
      text: (seat, driver) => `Drugdje oko ${seat} i ${driver} na dan. Kod nas besplatno.`,
    },
    answer: {
      title: "Do odgovora",
      text: "Čovjek na telefonu, WhatsAppu ili Viberu, sedam dana u sedmici.",
    },
  },
  reviewsLabel: "Recenzije klijenata",
  reviewsLead: "Od klijenata, s mjestom i datumom.",
  reviewCount: (count) =>
    `iz ${count} ${plural(valueOf(count), ["recenzije", "recenzije", "recenzija"])}`,
  stars: (rating) => `${rating} od 5 zvjezdica`,
  questionsTitle: "Pitanja",
  questionsLead: "Ono što najčešće čujemo.",
  cancelTitle: "Besplatno otkazivanje",
  cancelFree: "bez naknade",
  cancelLate: (hours) => `zadnjih ${hours} h: 1 dan`,
  cancelText: "Pozovite ili pišite, uz kod rezervacije i ime.",
  askTitle: "Radije biste pitali čovjeka?",
  askText: (phone) => `Jedan broj za telefon, WhatsApp i Viber: ${phone}.`,
};
