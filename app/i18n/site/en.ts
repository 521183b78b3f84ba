import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

const en = {
  skip: "Skip to content",
  mainMenu: "Main",
  menu: "Menu",
  close: "Close",
  language: "Language",
  inEnglish: "English",
  inBosnian: "Bosnian",
  loading: "Loading",
  home: "Home",
  vehicles: "Vehicles",
  locations: "Locations",
  contact: "Contact",
  modify: "Modify reservation",
  call: "Call",
  breadcrumbs: "You are here",
};

export type Words = typeof en;

/** The words of every page's frame: header, menu, breadcrumbs, errors. */
export const siteWords = bilingual<Words>(en, bs);
