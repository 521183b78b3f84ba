import { memberIdOf } from "../../domain/staff/doer.ts";
import {
  holdForStaff,
  type Held,
  type StaffAsk,
  type StaffRefusal,
  type StaffWorld,
} from "../reservations/deeds/hold-for-staff.ts";
import { readReason, type ReasonFault } from "../reservations/deeds/read-reason.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";

export type StopAsk = StaffAsk & { reason: string };

export type StopAnswer = { ok: true } | StaffRefusal | ReasonFault;

/** Stops the reminders of what is owed for one reservation, with the reason, as while a customer disputes it. Stopped once, it is answered the same. */
export function stopReminders(world: StaffWorld, ask: StopAsk): Promise<StopAnswer> {
  return steer(world, ask, "debt-stop");
}

/** Lets the reminders of a reservation go out again, with the reason. */
export function resumeReminders(world: StaffWorld, ask: StopAsk): Promise<StopAnswer> {
  return steer(world, ask, "debt-resume");
}

type Action = "debt-stop" | "debt-resume";

async function steer(world: StaffWorld, ask: StopAsk, action: Action): Promise<StopAnswer> {
  const reason = readReason(ask.reason);
  if (!reason.ok) return reason;
  return holdForStaff<StopAnswer>(world, ask, {
    work: (held) => write(held, { ...ask, reason: reason.text }, action),
  });
}

async function write(
  { client, kept, at }: Held,
  { by, reason }: StopAsk,
  action: Action,
): Promise<StopAnswer> {
  const { id: reservationId, view } = kept;
  const { rowCount } =
    action === "debt-stop"
      ? await client.query({
          name: "stop-reminders",
          text: "insert into debt_stop (reservation_id, staff_id) values ($1, $2) on conflict do nothing",
          values: [reservationId, memberIdOf(by.actor) ?? null],
        })
      : await client.query({
          name: "resume-reminders",
          text: "delete from debt_stop where reservation_id = $1",
          values: [reservationId],
        });
  if (rowCount === 0) return { ok: true };
  const states = { fromStatus: view.status, toStatus: view.status };
  await recordDeed(client, { reservationId, action, ...by, at, ...states, reason });
  return { ok: true };
}
