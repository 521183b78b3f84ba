/** Where a reservation comes from. */
import type { FaultOf } from "../../forms/field-fault.ts";
import { line } from "../../forms/fields.ts";

/** How the staff got a reservation that they write down: by phone or a message, at the desk, or from somebody who sends us customers. */
export const staffWays = ["phone", "desk", "partner"] as const;
export type StaffWay = (typeof staffWays)[number];

/** `staff`: written down by the staff before they were asked how it came. */
export const sources = ["site", ...staffWays, "staff"] as const;
export type Source = (typeof sources)[number];

/** How a reservation came to the staff; `partner` is the name of the hotel, agency or firm, one line of at most 60 characters. */
export type StaffSource =
  | { way: Exclude<StaffWay, "partner"> }
  | { way: "partner"; partner: string };

export type PartnerFault = FaultOf<"missing" | "too-long">;

const partnerName = line({ max: 60 });

/** Reads the two fields of a form; a way that is none of ours is the phone. */
export function readStaffSource(typed: {
  way: string;
  partner: string;
}): { ok: true; source: StaffSource } | { ok: false; fault: PartnerFault } {
  const way = staffWays.find((one) => one === typed.way) ?? "phone";
  if (way !== "partner") return { ok: true, source: { way } };
  const read = partnerName(typed.partner);
  return "fault" in read
    ? { ok: false, fault: read.fault }
    : { ok: true, source: { way, partner: read.value } };
}
