/** The agreements that were signed when vehicles went out in the last days. */
import { allNames } from "../../app/domain/catalogue/all-names.ts";
import type { Catalogue } from "../../app/domain/catalogue/catalogue.ts";
import type { OutSheet, Signatures } from "../../app/domain/handovers/sheet.ts";
import { agreementTerms, hashTerms } from "../../app/server/documents/agreement/agreement-terms.ts";
import type { Reservation } from "../../app/domain/reservations/reservation.ts";
import type { NewPaper } from "./write-papers.ts";

/** What is shown before a vehicle goes out, with what the sheet calls it. */
export function shownTerms(view: Reservation, catalogue: Catalogue) {
  const terms = agreementTerms(view, catalogue);
  return { terms, sha256: hashTerms(terms) };
}

type Signed = {
  /** Of the reservation, without dashes. */
  code: string;
  shown: ReturnType<typeof shownTerms>;
  sheet: OutSheet;
  sheetSha256: string;
  signatures: Signatures;
  vehicle: { make: string; model: string; year: number; plate: string; vin: string };
  staff: string;
  catalogue: Catalogue;
  /** Epoch milliseconds. */
  at: number;
};

/** Returns the agreement that was signed with a sheet. */
export function signedAgreement(signed: Signed): NewPaper {
  const { code, shown, sheet, sheetSha256, signatures, vehicle, staff, catalogue, at } = signed;
  const { make, model, year, plate, vin } = vehicle;
  const place = allNames(catalogue).locations.find(({ id }) => id === sheet.locationId)?.name;
  const { odometerKm, energy, customerName, language, drivers } = sheet;
  return {
    kind: "agreement",
    code,
    at,
    key: `demo-agreement ${code}`,
    content: () => ({
      kind: "agreement",
      terms: shown.terms,
      termsSha256: shown.sha256,
      vehicle: { make, model, year, plate, vin },
      drivers,
      handover: {
        at: sheet.at,
        place: place ?? { en: sheet.locationId, bs: sheet.locationId },
        odometerKm,
        energy,
        sheetSha256,
        photos: sheet.photos.map(({ kind, sha256 }) => ({ kind, sha256 })),
      },
      signature: {
        how: sheet.signedHow,
        customerName,
        customer: signatures.customer ?? [],
        staff: signatures.staff ?? [],
        language,
        deviceAt: sheet.at,
        receivedAt: sheet.at,
        onOwnPhone: false,
      },
      staff,
    }),
  };
}
