import type { Words } from "./en.ts";

export const bs: Words = {
  skip: "Preskoči na sadržaj",
  mainMenu: "Glavni meni",
  menu: "Meni",
  close: "Zatvori",
  language: "Jezik",
  inEnglish: "Engleski",
  inBosnian: "Bosanski",
  loading: "Učitavanje",
  home: "Početna",
  vehicles: "Vozila",
  locations: "Lokacije",
  contact: "Kontakt",
  modify: "Izmijeni rezervaciju",
  call: "Pozovi",
  breadcrumbs: "Nalazite se ovdje",
};
