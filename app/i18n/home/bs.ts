import { plural } from "../format.ts";
import type { Words } from "./en.ts";

/** Returns `1.280` as a number. */
const valueOf = (written: string) => Number(written.replaceAll(".", ""));

export const bs: Words = {
  banner: {
    label: "Dobro je znati",
    previous: "Prethodna poruka",
    next: "Sljedeća poruka",
    pause: "Zaustavite poruke",
    play: "Pokrenite poruke",
  },
  news: {
    freeExtras: "Dječija sjedalica i dodatni vozač besplatno",
    airports: (allDay) =>
      `Preuzimanje na svim aerodromima bez doplate${allDay ? ", danju i noću" : ""}`,
    mileage: "Neograničena kilometraža i pomoć na putu u cijeni",
    cancellation: (hours) =>
      `Besplatno otkazivanje do ${hours} ${plural(hours, ["sata", "sata", "sati"])} prije preuzimanja`,
    discount: (days, percent) =>
      `Što duži najam, to niža cijena: ${percent} popusta za ${days} i više dana`,
    payLater: "Bez kartice pri rezervaciji: plaćate pri preuzimanju",
    price: (price) => `Auto od ${price} na dan, s uračunatim PDV-om`,
    phone: (hours) => `Na telefon se javljamo lično: ${hours}`,
    abroad: (countries) =>
      `Vozite u ${countries} ${plural(countries, ["državu", "države", "država"])}: svaku naknadu vidite prije rezervacije`,
    customers: (customers, year) =>
      `Više od ${customers} ${plural(valueOf(customers), ["klijenta", "klijenta", "klijenata"])} od ${year}. godine`,
  },
  rangeTitle: "Četiri kategorije, svaka s jasnim cijenama",
  rangeLead: (days) => `Početne cijene po danu, PDV uračunat, za ${days} i više.`,
  from: "od",
  aDay: "na dan",
  whyTitle: "Zašto nam se putnici vraćaju",
  whyLead: (customers, year) =>
    `Više od ${customers} ${plural(valueOf(customers), ["klijenta", "klijenta", "klijenata"])} od ${year}. godine.`,
  why: {
    airport: {
      figure: "0–\u206024",
      title: "Na aerodromu kad sletite",
      text: "Pratimo vaš let. Ako avion kasni, to ne plaćate dodatno.",
    },
    cancellation: {
      title: "Besplatno otkazivanje",
      text: (hours) =>
        `Do ${hours} ${plural(hours, ["sata", "sata", "sati"])} prije preuzimanja, bez navođenja razloga.`,
    },
    payLater: {
      title: "Plaćanje pri rezervaciji",
      text: "Sve plaćate pri preuzimanju: gotovinom, karticom ili uplatom na račun.",
    },
    mileage: {
      noLimit: "bez ograničenja",
      title: "Neograničena kilometraža",
      text: "Gorivo po principu „puno za puno“; pomoć na putu je u cijeni.",
    },
    extras: {
      title: "Dječija sjedalica, dodatni vozač",
      text: (seat, driver) => `Drugdje oko ${seat} i ${driver} na dan. Kod nas besplatno.`,
    },
    answer: {
      title: "Do odgovora",
      text: (hours) => `Na telefon, WhatsApp i Viber odgovaramo lično: ${hours}.`,
    },
  },
  reviewsLabel: "Recenzije klijenata",
  reviewsLead: "Pišu klijenti; uz svaku recenziju stoje mjesto i datum.",
  examplesLead: "Primjeri onoga što nam klijenti pišu.",
  review: {
    example: "Primjer",
    more: "Pročitajte više",
    less: "Prikažite manje",
    by: (author) => `recenzija, ${author}`,
    previous: "Prethodna recenzija",
    next: "Sljedeća recenzija",
    position: (index, count) => `Recenzija ${index} od ${count}`,
  },
  reviewCount: (count) =>
    `na osnovu ${count} ${plural(valueOf(count), ["recenzije", "recenzije", "recenzija"])}`,
  stars: (rating) => `${rating} od 5 zvjezdica`,
  questionsTitle: "Pitanja",
  questionsLead: "Ono što nas najčešće pitate.",
  cancelTitle: "Besplatno otkazivanje",
  cancelFree: "bez naknade",
  cancelLate: (hours) => `posljednjih ${hours} h: najviše jedan dan najma`,
  ratingTitle: "Kako nas klijenti ocjenjuju",
  ratingFrom: (count) =>
    `Na osnovu ${count} ${plural(valueOf(count), ["recenzije", "recenzije", "recenzija"])}.`,
  cancelText: "Online, telefonom ili porukom, uz kod rezervacije i ime.",
  askTitle: "Radije biste razgovarali s nama?",
  askText: (phone) => `Jedan broj za telefon, WhatsApp i Viber: ${phone}.`,
};
