import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import type { BorderCountry } from "../../domain/pricing/price-list.ts";

const en = {
  title: "Cross-border fees",
  lead: "Where a car may be driven, what it costs and which document is needed. Reservations keep their fees.",
  file: "cross-border-fees",
  search: "Country or code",
  filter: "Countries by permission",
  views: { all: "All", allowed: "Allowed", closed: "Not allowed" },
  home: "Bosnia and Herzegovina",
  homeText: "Home: every rental begins here, so there is never a fee.",
  none: "No matching country",
  noneText: "Try part of the name, or show all.",
  showAll: "Show all countries",
  mayNot: "Only owners and managers can change prices.",
  caption: "Countries with their fees",
  columns: {
    country: "Country",
    sign: "Code",
    allowed: "Allowed",
    fee: "Fee (€)",
    charge: "Charged",
    document: "Document",
    noteEn: "Note in English",
    noteBs: "Note in Bosnian",
  },
  charges: {
    "per-rental": "per rental",
    "per-day": "per day",
  } satisfies Record<BorderCountry["charge"], string> as Record<BorderCountry["charge"], string>,
  documents: {
    none: "none",
    "green-card": "green card",
    "border-insurance": "insurance at the border",
  } satisfies Record<BorderCountry["document"], string> as Record<
    BorderCountry["document"],
    string
  >,
  notes: "Note",
  of: (what: string, country: string) => `${what}: ${country}`,
  yes: "yes",
  no: "no",
};

export type Words = typeof en;

/** The words of the cross-border fees in the back office. */
export const adminBordersWords = bilingual<Words>(en, bs);
