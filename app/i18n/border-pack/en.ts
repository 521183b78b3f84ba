import type { PackProblem, PackState } from "../../domain/borders/border-pack.ts";
import type { BorderCountry } from "../../domain/pricing/price-list.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The authorisation to drive abroad: on paper, on the page that says whether it is genuine, and where it is issued. */
const en = {
  title: "Authorisation to drive abroad",
  grants: (agency: string) =>
    `${agency}, owner and keeper of the vehicle named below, authorises the persons named below to drive it outside of Bosnia and Herzegovina, in the countries and for the period named below.`,
  owner: "Owner",
  address: "Address",
  phone: "Phone, at any hour",
  representative: "Represented by",
  vehicle: "Vehicle",
  model: "Make, model, year",
  plate: "Plate",
  vin: "Chassis number",
  drivers: "Persons authorised to drive",
  driver: "Driver",
  passport: "Passport",
  licence: "Driving licence",
  validity: "Valid",
  from: "From",
  to: "Until",
  agreement: "Reservation",
  countries: "Countries",
  country: "Country",
  document: "What is needed",
  road: "Motorways",
  documents: {
    none: "The plate of Bosnia and Herzegovina is proof of third-party insurance.",
    "green-card": "A green card on paper is needed; it goes with the vehicle.",
    "border-insurance": "Third-party insurance is bought at the border.",
  } satisfies Record<BorderCountry["document"], string>,
  charges: { vignette: "vignette", toll: "toll" },
  sub: "It may not be passed on to anybody else. Other countries are not authorised. The vehicle may not be sold, pledged or left abroad.",
  check: "Is it genuine, and is it valid now? Scan the code or open:",
  forOwner: "For the owner: name, signature, stamp",

  page: {
    title: "Check of an authorisation",
    state: {
      valid: "Genuine, and valid now",
      "not-yet": "Genuine, but not valid yet",
      expired: "No longer valid: its time is over",
      revoked: "Not valid: the agency has revoked it",
      replaced: "No longer valid: a newer one was issued, or the trip was changed",
    } satisfies Record<PackState, string>,
    says: (agency: string) =>
      `${agency} issued this authorisation. What is written here has to be the same as on the paper and on the vehicle.`,
    not: (phone: string) => `Do not accept the paper. When in doubt, call ${phone}.`,
    unknown: "This authorisation is not ours",
    unknownWhy: (phone: string) =>
      `Nothing was issued under this address. The paper may be forged, or the address was typed wrong. Call us: ${phone}.`,
    busy: "Too many checks from this connection. Please wait a minute and open the page again.",
    number: "Number",
    asOf: "As of",
  },

  issue: {
    title: "Authorisation to drive abroad",
    what: "For the countries, the drivers and the vehicle of this rental. It ends an earlier one.",
    passportOf: (name: string) => `Passport of ${name}`,
    go: "Issue the authorisation",
    revoke: "Revoke",
    revoked: "Revoked",
    revokeWhy: "Whoever checks it from now on reads that it is revoked.",
    problems: {
      "no-countries": "The reservation names no country. Add the countries to the trip first.",
      "not-allowed": "One of the countries is not allowed. Change the countries of the trip.",
      ended: "The agreed return has passed. Extend the rental first.",
      "no-vin": "The vehicle has no chassis number. Write it down with the vehicle first.",
      "no-drivers":
        "Nobody has shown papers yet. Hand the vehicle over first; the drivers are taken from there.",
      "no-passport": "A border asks for a passport. Type the number for every driver.",
    } satisfies Record<PackProblem, string>,
    notRevocable: "This authorisation does not exist, or is revoked already.",
  },
};

export type Words = typeof en;

/** The words of the authorisation to drive abroad. */
export const borderPackWords = bilingual<Words>(en, bs);
