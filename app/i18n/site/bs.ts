import type { Words } from "./en.ts";

export const bs: Words = {
  skip: "Preskočite na sadržaj",
  mainMenu: "Glavni meni",
  menu: "Meni",
  close: "Zatvorite",
  language: "Jezik",
  inEnglish: "Engleski",
  inBosnian: "Bosanski",
  loading: "Učitavanje",
  home: "Početna",
  vehicles: "Vozila",
  locations: "Lokacije",
  contact: "Kontakt",
  modify: "Izmijeni rezervaciju",
  call: "Pozovite",
  breadcrumbs: "Nalazite se ovdje",
};
