import type { LocalDateTime } from "../../calendar.ts";
import type { BorderCountry } from "../../pricing/price-list.ts";
import type { PaperAgency } from "./paper-agency.ts";

export type PackedDriver = {
  name: string;
  passport: string;
  licenceCountry: string;
  licenceNumber: string;
};

type PackedCountry = Pick<BorderCountry, "code" | "sign" | "name" | "document" | "note">;

/** The authorisation of the agency with which a vehicle may leave the country. */
export type BorderPackContent = {
  kind: "border-pack";
  agency: PaperAgency & { representative?: string };
  /** EP-XXXXX-XXXXX. */
  code: string;
  vehicle: { id: number; make: string; model: string; year: number; plate: string; vin: string };
  /** The renter first. */
  drivers: readonly PackedDriver[];
  countries: readonly PackedCountry[];
  from: LocalDateTime;
  to: LocalDateTime;
  /** Where German is spoken it says everything in German too. */
  german: boolean;
  /** The address of the page that says whether it is genuine and holds now. */
  checkUrl: string;
  staff: string;
};
