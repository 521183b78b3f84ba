import { plural } from "../format.ts";
import type { Words } from "./words.ts";

export const bs: Words = {
  rangeTitle: "Četiri klase, svaka s jasnom cijenom",
  rangeLead: (days) => `Početne cijene po danu, PDV uračunat, za ${days} i više.`,
  from: "od",
  aDay: "na dan",
  whyTitle: "Zašto nam se putnici vraćaju",
  whyLead: (customers, year) => `Više od ${customers} klijenata od ${year}. godine.`,
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
      text: "Gorivo puno za puno i pomoć na putu su u cijeni.",
    },
    extras: {
      title: "Dječija sjedalica, drugi vozač",
      text: (seat, driver) => `Drugdje oko ${seat} i ${driver} na dan. Kod nas besplatno.`,
    },
    answer: {
      title: "Do odgovora",
      text: "Čovjek na telefonu, WhatsAppu ili Viberu, sedam dana u sedmici.",
    },
  },
  reviewsLabel: "Recenzije klijenata",
  reviewsLead: "Od klijenata, s mjestom i datumom.",
  reviewCount: (count) => `iz ${count} recenzija`,
  stars: (rating) => `${rating} od 5 zvjezdica`,
  questionsTitle: "Pitanja",
  questionsLead: "Ono što najčešće čujemo.",
  cancelTitle: "Besplatno otkazivanje",
  cancelFree: "bez naknade",
  cancelLate: (hours) => `zadnjih ${hours} h: 1 dan`,
  cancelText: "Nazovite ili pišite, uz šifru rezervacije i ime.",
  askTitle: "Radije biste pitali čovjeka?",
  askText: (phone) => `Jedan broj za telefon, WhatsApp i Viber: ${phone}.`,
};
