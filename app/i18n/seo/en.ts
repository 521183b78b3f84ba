import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import type { Body } from "../../domain/cars/car.ts";

/** The words on the pictures of shared links, and on a home screen. */
const en = {
  siteTitle: "Rent a car at Tuzla airport",
  siteLead: "One price. No card needed now.",
  placeLead: "Pick up your rental car here",
  carLead: "Rent it at Tuzla, Sarajevo or Banja Luka airport",
  cars: {
    "city-hatch": "City car",
    "compact-hatch": "Compact car",
    sedan: "Saloon",
    estate: "Station wagon",
    "compact-suv": "Compact SUV",
    suv: "SUV",
    van: "Van",
  } satisfies Record<Body, string> as Record<Body, string>,
  /** Places with a picture of their own, by id. */
  places: {
    "airport-tuzla": "Tuzla airport",
    "airport-sarajevo": "Sarajevo airport",
    "airport-banjaluka": "Banja Luka airport",
    "bus-station-tuzla": "Tuzla bus station",
    "bus-station-zivinice": "Živinice bus station",
    "eternal-pro-office": "Eternal Pro office",
  },
  appDescription: "Cars to rent around Tuzla: the exact price, and a reservation in a minute.",
};

export type Words = typeof en;

/** The words by which the site is found, shared and kept on a home screen. */
export const seoWords = bilingual<Words>(en, bs);
