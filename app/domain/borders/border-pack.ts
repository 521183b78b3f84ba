/** The authorisation to drive abroad: when it may be issued, and when one that was issued holds. */
import type { LocalDateTime } from "../calendar.ts";
import type { BorderCountry } from "../pricing/price-list.ts";

/** Why there is no authorisation. `no-drivers`: nobody has shown papers yet. */
export type PackProblem =
  | "no-countries"
  | "not-allowed"
  | "ended"
  | "no-vin"
  | "no-drivers"
  | "no-passport";

type Asked = {
  countries: readonly Pick<BorderCountry, "allowed">[];
  /** The countries that the reservation names, whether we know them or not. */
  named: readonly string[];
  passports: readonly string[];
  vin: string;
  /** The vehicle was out, and is back. */
  isOver: boolean;
  to: LocalDateTime;
  now: LocalDateTime;
};

/** What stands against issuing an authorisation, the first thing first; undefined when nothing does. */
export function checkPack(asked: Asked): PackProblem | undefined {
  const { countries, named, passports, vin, isOver, to, now } = asked;
  if (named.length === 0) return "no-countries";
  if (countries.length < named.length || countries.some(({ allowed }) => !allowed))
    return "not-allowed";
  if (isOver || to <= now) return "ended";
  if (passports.length === 0) return "no-drivers";
  if (vin.trim() === "") return "no-vin";
  return passports.every(isPassport) ? undefined : "no-passport";
}

/** Letters and digits, as they stand on the first page of a passport. */
export function isPassport(number: string): boolean {
  return /^[A-Z0-9]{5,20}$/.test(number.replace(/[\s-]/g, "").toUpperCase());
}

/** `replaced`: the trip or the vehicle is another one now, or a newer authorisation was issued. */
export type PackState = "valid" | "not-yet" | "expired" | "revoked" | "replaced";

type Packed = {
  plate: string;
  countries: readonly string[];
  from: LocalDateTime;
  to: LocalDateTime;
};

/** Does an authorisation hold at a moment? `trip` is the rental as it is then; absent when it is over or was called off. */
export function packState(
  pack: Packed & { isRevoked: boolean; isNewest: boolean },
  trip: Packed | undefined,
  now: LocalDateTime,
): PackState {
  if (pack.isRevoked) return "revoked";
  if (!pack.isNewest || (trip && !isSameTrip(pack, trip))) return "replaced";
  if (!trip || pack.to < now) return "expired";
  return now < pack.from ? "not-yet" : "valid";
}

function isSameTrip(pack: Packed, trip: Packed): boolean {
  const inOrder = (codes: readonly string[]) => [...codes].sort().join();
  return (
    pack.plate === trip.plate &&
    pack.to === trip.to &&
    inOrder(pack.countries) === inOrder(trip.countries)
  );
}

const germanSpeaking: ReadonlySet<string> = new Set(["AT", "CH", "DE"]);

/** Is it asked for in German too? */
export function needsGerman(codes: readonly string[]): boolean {
  return codes.some((code) => germanSpeaking.has(code));
}

const roadCharges: Readonly<Record<string, "vignette" | "toll">> = {
  ...Object.fromEntries(
    ["SI", "AT", "HU", "CZ", "SK", "CH", "BG", "RO"].map((code) => [code, "vignette"] as const),
  ),
  ...Object.fromEntries(["HR", "RS", "IT", "FR"].map((code) => [code, "toll"] as const)),
};

/** What its motorways are paid with (domain facts, 6.5); undefined where we know of nothing. */
export function roadCharge(code: string): "vignette" | "toll" | undefined {
  return roadCharges[code];
}
