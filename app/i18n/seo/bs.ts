import type { Words } from "./en.ts";

export const bs: Words = {
  siteTitle: "Rent a car na Aerodromu Tuzla",
  siteLead: "Jedna cijena. Bez kartice pri rezervaciji.",
  placeLead: "Ovdje preuzimate vozilo",
  carLead: "Najam na aerodromima Tuzla, Sarajevo i Banja Luka",
  cars: {
    "city-hatch": "Gradsko vozilo",
    "compact-hatch": "Kompaktno vozilo",
    sedan: "Limuzina",
    estate: "Karavan",
    "compact-suv": "Kompaktni SUV",
    suv: "SUV",
    van: "Kombi",
  },
  places: {
    "airport-tuzla": "Aerodrom Tuzla",
    "airport-sarajevo": "Aerodrom Sarajevo",
    "airport-banjaluka": "Aerodrom Banja Luka",
    "bus-station-tuzla": "Autobuska stanica Tuzla",
    "bus-station-zivinice": "Autobuska stanica Živinice",
    "eternal-pro-office": "Kancelarija Eternal Pro",
  },
  appDescription: "Najam vozila u Tuzli i okolini: tačna cijena i rezervacija za minutu.",
};
