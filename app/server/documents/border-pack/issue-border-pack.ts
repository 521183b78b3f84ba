import { createHash } from "node:crypto";
import { checkPack, needsGerman, type PackProblem } from "../../../domain/borders/border-pack.ts";
import { allNames } from "../../../domain/catalogue/all-names.ts";
import type { BorderPackContent } from "../../../domain/documents/contents/border-pack.ts";
import { isOut } from "../../../domain/reservations/states/states.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { pathTo } from "../../../i18n/paths.ts";
import type { Deps } from "../../deps.ts";
import { listPapers } from "../../handovers/read-handover.ts";
import type { Held, StaffRefusal, StaffWorld } from "../../reservations/deeds/hold-for-staff.ts";
import { findRented } from "../agreement/rented-vehicle.ts";
import { issueByStaff, type Paper, type PaperAsk, type PaperDone } from "../issue-by-staff.ts";
import { paperAgency, staffName } from "../paper-agency.ts";

export type PackAsk = PaperAsk & {
  /** In the order of the drivers, of those who showed an identity card; empty where a passport was shown. */
  passports: readonly string[];
  /** An origin without a slash at its end. */
  siteUrl: string;
};

type PackRefusal = { ok: false; reason: PackProblem };

export type PackAnswer = PaperDone | PackRefusal | StaffRefusal;

const secretBytes = 24;

/** The SHA-256 of the secret in the address of an authorisation. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/**
 * Issues the authorisation to drive abroad, for the countries, drivers, vehicle and return of a rental as it is now. The secret of
 * its address is printed on it.
 */
export function issueBorderPack(
  world: StaffWorld & Pick<Deps, "random">,
  ask: PackAsk,
): Promise<PackAnswer> {
  return issueByStaff<PackRefusal>(world, ask, (held) => pack(held, world, ask));
}

async function pack(
  { client, kept, catalogue }: Held,
  { random }: Pick<Deps, "random">,
  { passports, siteUrl, now, by }: PackAsk,
): Promise<Paper | PackRefusal> {
  const { view } = kept;
  const papers = await listPapers(client, kept.id);
  const drivers = papers.map(({ name, licenceCountry, licenceNumber, ...identity }, index) => ({
    name,
    licenceCountry,
    licenceNumber,
    passport:
      identity.identityKind === "passport"
        ? identity.identityNumber
        : (passports[index] ?? "").trim().toUpperCase(),
  }));
  const countries = allNames(catalogue).countries.filter(({ code }) =>
    view.countries.includes(code),
  );
  const vehicle = await findRented(client, kept);
  const problem = checkPack({
    countries,
    named: view.countries,
    passports: drivers.map(({ passport }) => passport),
    vin: vehicle?.vin ?? "",
    isOver: !isOut(view.status) && drivers.length > 0,
    to: view.trip.dropoffAt,
    now,
  });
  if (problem || !vehicle) return { ok: false, reason: problem ?? "no-vin" };
  const secret = Buffer.from(random.bytes(secretBytes)).toString("base64url");
  const { responsiblePerson: representative } = catalogue.legalFacts;
  const content: BorderPackContent = {
    kind: "border-pack",
    agency: { ...paperAgency(catalogue), ...(representative !== undefined && { representative }) },
    code: view.code,
    vehicle,
    drivers,
    countries: countries.map(({ code, sign, name, document, note }) => ({
      code,
      sign,
      name,
      document,
      note,
    })),
    from: now,
    to: view.trip.dropoffAt,
    german: needsGerman(view.countries),
    checkUrl: siteUrl + pathTo("border-check", "en-us", { secret }),
    staff: await staffName(client, by),
  };
  const validUntil = new Date(toInstant(view.trip.dropoffAt));
  return { content, form: 1, secretSha256: hashSecret(secret), validUntil };
}
