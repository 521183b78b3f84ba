import { memberIdOf } from "../../domain/staff/doer.ts";
import {
  holdForStaff,
  type Held,
  type StaffAsk,
  type StaffRefusal,
  type StaffWorld,
} from "../reservations/deeds/hold-for-staff.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";
import { issueDocument, type IssuedNumber, type NewDocument } from "./issue-document.ts";
import { findByFormKey } from "./list-documents.ts";

export type PaperAsk = StaffAsk & {
  /** Made with the form: who sends it twice issues once. */
  formKey: string;
};

/** What a paper of a reservation is issued with; who, when and for which reservation is known. */
export type Paper = Pick<
  NewDocument,
  "content" | "form" | "endsId" | "secretSha256" | "validUntil"
> & {
  /** What a member wrote; it goes into the history of the reservation. */
  reason?: string;
};

export type PaperDone = { ok: true; issued: IssuedNumber };

/**
 * Issues a paper of a reservation, under its lock: `make` says what is printed on it, or why there is none, and writes nothing. The
 * same form sent twice is answered with the same paper.
 */
export function issueByStaff<Refusal extends { ok: false; reason: string }>(
  world: StaffWorld,
  ask: PaperAsk,
  make: (held: Held) => Promise<Paper | Refusal>,
): Promise<PaperDone | Refusal | StaffRefusal> {
  return holdForStaff<PaperDone | Refusal | StaffRefusal>(world, ask, {
    work: async (held) => {
      const { client, kept, at } = held;
      const same = await findByFormKey(client, ask.formKey);
      if (same) return { ok: true, issued: same };
      const made = await make(held);
      if (!("content" in made)) return made;
      const { reason, ...paper } = made;
      const { id: reservationId, view } = kept;
      const states = { fromStatus: view.status, toStatus: view.status };
      const after = { paper: paper.content.kind, ...(made.endsId && { endsId: made.endsId }) };
      await recordDeed(client, {
        reservationId,
        action: "paper",
        ...ask.by,
        ...states,
        at,
        after,
        reason,
      });
      const staffId = memberIdOf(ask.by.actor);
      const { formKey } = ask;
      const issued = await issueDocument(client, {
        ...paper,
        reservationId,
        at,
        staffId,
        formKey,
      });
      return { ok: true, issued };
    },
  });
}
