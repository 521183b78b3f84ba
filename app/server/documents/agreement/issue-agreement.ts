import type { AgreementContent } from "../../../domain/documents/contents/agreement.ts";
import type { StaffRefusal, StaffWorld } from "../../reservations/deeds/hold-for-staff.ts";
import { isCalledOff, isBack } from "../../../domain/reservations/states/states.ts";
import { listPapers } from "../../handovers/read-handover.ts";
import { issueByStaff, type PaperAsk, type PaperDone } from "../issue-by-staff.ts";
import { staffName } from "../paper-agency.ts";
import { agreementTerms, hashTerms } from "./agreement-terms.ts";
import { findInForce, findRented } from "./rented-vehicle.ts";

/** `signed`: there is one that was signed; it is changed by an annex. `over`: nothing is left to agree on. */
type AgreementRefusal = { ok: false; reason: "signed" | "over" | "no-vehicle" };

export type AgreementAnswer = PaperDone | AgreementRefusal | StaffRefusal;

/** Issues the agreement to be signed by hand; it ends an earlier one that was not signed on a screen. */
export function issueAgreement(world: StaffWorld, ask: PaperAsk): Promise<AgreementAnswer> {
  return issueByStaff<AgreementRefusal>(world, ask, async ({ client, kept, catalogue }) => {
    const { view, id } = kept;
    if (isCalledOff(view.status) || isBack(view.status)) return { ok: false, reason: "over" };
    const before = await findInForce(client, id, "agreement");
    if (before?.content.signature?.how === "screen") return { ok: false, reason: "signed" };
    const vehicle = await findRented(client, kept);
    if (!vehicle) return { ok: false, reason: "no-vehicle" };
    const { make, model, year, plate, vin } = vehicle;
    const terms = agreementTerms(view, catalogue);
    const content: AgreementContent = {
      kind: "agreement",
      terms,
      termsSha256: hashTerms(terms),
      vehicle: { make, model, year, plate, vin },
      drivers: await listPapers(client, id),
      staff: await staffName(client, ask.by),
    };
    return { content, form: 1, ...(before && { endsId: before.id }) };
  });
}
