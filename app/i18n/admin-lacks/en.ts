import type { VehicleLack, VehiclePaper } from "../../domain/handovers/vehicle-lacks.ts";
import type { Language } from "../../domain/language.ts";
import { bilingual } from "../bilingual.ts";
import { formatDate } from "../format.ts";
import { bs } from "./bs.ts";

/** What a vehicle lacks for a trip. */
const en = {
  papers: {
    registration: (day: string) => `Registration expires on ${day}`,
    insurance: (day: string) => `Insurance expires on ${day}`,
    inspection: (day: string) => `Inspection expires on ${day}`,
  } satisfies Record<VehiclePaper, unknown> as Record<VehiclePaper, (day: string) => string>,
  noWinterTyres: "Winter tyres are not on",
};

export type Words = typeof en;

const lackWords = bilingual<Words>(en, bs);

/** What a vehicle lacks for a trip, as a sentence. */
export function lackText(lack: VehicleLack, language: Language): string {
  const words = lackWords(language);
  return lack.lack === "paper"
    ? words.papers[lack.paper](formatDate(lack.expires, language))
    : words.noWinterTyres;
}

/** What the vehicle that a trip would get lacks for it, in one line. */
export function lackingText(
  { plate, lacks }: { plate: string; lacks: readonly VehicleLack[] },
  language: Language,
): string {
  return `${plate}: ${lacks.map((lack) => lackText(lack, language)).join("; ")}`;
}
