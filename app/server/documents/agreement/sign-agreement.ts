/** The agreement as part of what is signed when a vehicle goes out. */
import type { PoolClient } from "pg";
import type {
  AgreementContent,
  SealedTerms,
} from "../../../domain/documents/contents/agreement.ts";
import type { SheetProblem } from "../../../domain/handovers/check-sheet.ts";
import { isSecret } from "../../../domain/handovers/photos.ts";
import type { OutSheet, Signatures } from "../../../domain/handovers/sheet.ts";
import type { Bilingual } from "../../../domain/language.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { allNames } from "../../../domain/catalogue/all-names.ts";
import { memberIdOf, type Doer } from "../../../domain/staff/doer.ts";
import type { Deps } from "../../deps.ts";
import type { Held } from "../../reservations/deeds/hold-for-staff.ts";
import { issueDocument, type IssuedNumber } from "../issue-document.ts";
import { staffName } from "../paper-agency.ts";
import { isSealed } from "./agreement-terms.ts";
import { findInForce, findRented } from "./rented-vehicle.ts";

type Shown = { sheet: OutSheet; agreement?: SealedTerms | undefined };

/**
 * What stands against an agreement that came with a sheet: the sheet has to name it, this house has to have shown it, and it has to
 * be about this rental as it is. Nothing for a sheet that names none.
 */
export function checkAgreement(
  keys: Pick<Deps, "signingKey">,
  { sheet, agreement }: Shown,
  view: Reservation,
): SheetProblem[] {
  const isNamed = sheet.agreement !== undefined;
  if (isNamed !== (sheet.form === 2) || isNamed !== (agreement !== undefined))
    return [{ code: "agreement" }];
  if (!agreement) return [];
  const isShown = sheet.agreement?.sha256 === agreement.sha256 && isSealed(keys, agreement);
  return isShown && isOfRental(agreement, view) ? [] : [{ code: "agreement" }];
}

function isOfRental({ terms }: SealedTerms, { code, trip, ...view }: Reservation): boolean {
  const countries = terms.countries.map((country) => country.code);
  return (
    terms.code === code &&
    terms.totalCents === view.totalCents &&
    terms.depositCents === view.depositCents &&
    terms.from.at === trip.pickupAt &&
    terms.to.at === trip.dropoffAt &&
    countries.length === view.countries.length &&
    countries.every((country) => view.countries.includes(country))
  );
}

type Signed = {
  sheet: OutSheet;
  agreement: SealedTerms;
  signatures: Signatures;
  sheetSha256: string;
  phoneKey: string;
  by: Doer;
};

/** What the audit log says of the signature: what was signed, where, when and on what. */
export function signatureFacts({ sheet, sheetSha256 }: Pick<Signed, "sheet" | "sheetSha256">) {
  const { agreement, at, locationId, signedHow, ownPhone } = sheet;
  const signedOn = ownPhone ? "own-phone" : "staff-phone";
  return {
    agreementSha256: agreement?.sha256,
    sheetSha256,
    deviceAt: at,
    locationId,
    signedHow,
    signedOn,
  };
}

/** Issues the agreement that was signed with a sheet: the last statement of the deed. It ends one that was printed before. */
export async function issueSigned(held: Held, signed: Signed): Promise<IssuedNumber> {
  const { client, kept, at } = held;
  const before = await findInForce(client, kept.id, "agreement");
  const content = await signedContent(held, signed);
  return issueDocument(client, {
    content,
    form: 1,
    reservationId: kept.id,
    at,
    staffId: memberIdOf(signed.by.actor),
    formKey: `agreement:${signed.phoneKey}`,
    ...(before && { endsId: before.id }),
  });
}

async function signedContent(
  { client, kept, catalogue, at }: Held,
  { sheet, agreement, signatures, sheetSha256, by }: Signed,
): Promise<AgreementContent> {
  const { terms, sha256: termsSha256 } = agreement;
  const places = allNames(catalogue).locations;
  const place: Bilingual = places.find(({ id }) => id === sheet.locationId)?.name ?? {
    en: sheet.locationId,
    bs: sheet.locationId,
  };
  const { odometerKm, energy, signedHow: how, customerName, language, photos } = sheet;
  return {
    kind: "agreement",
    terms,
    termsSha256,
    vehicle: await vehicleOf(client, sheet, kept.view),
    drivers: sheet.drivers,
    handover: {
      at: sheet.at,
      place,
      odometerKm,
      energy,
      sheetSha256,
      photos: photos.flatMap(({ kind, sha256 }) => (isSecret(kind) ? [] : [{ kind, sha256 }])),
    },
    signature: {
      how,
      customerName,
      customer: signatures.customer ?? [],
      staff: signatures.staff ?? [],
      language,
      deviceAt: sheet.at,
      receivedAt: toLocal(at.getTime()),
      onOwnPhone: sheet.ownPhone !== undefined,
    },
    staff: await staffName(client, by),
  };
}

async function vehicleOf(
  client: PoolClient,
  { vehicleId, plate }: OutSheet,
  { car }: Reservation,
): Promise<AgreementContent["vehicle"]> {
  const found = await findRented(client, { vehicleId });
  const { brand: make, model, year } = car;
  if (!found) return { make, model, year, plate, vin: "" };
  return {
    make: found.make,
    model: found.model,
    year: found.year,
    plate: found.plate,
    vin: found.vin,
  };
}
