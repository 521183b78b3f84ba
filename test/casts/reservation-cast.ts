/** Reservations of the cast, and what their customers do with them afterwards. */
import type { ChangeWish } from "../../app/domain/reservations/change/change.ts";
import type { Reservation } from "../../app/domain/reservations/reservation.ts";
import type { Trip } from "../../app/domain/reservations/trip/trip.ts";
import { toLocal } from "../../app/domain/sarajevo.ts";
import type { Deps } from "../../app/server/deps.ts";
import { changeReservation } from "../../app/server/reservations/change/change-reservation.ts";
import { quoteChange } from "../../app/server/reservations/change/quote-change.ts";
import type { ChangeForm } from "../../app/server/reservations/change/write-change.ts";
import { findReservation } from "../../app/server/reservations/reading/find-reservation.ts";

/** The reservation of a token, which must be there. */
export async function reservationOf(deps: Deps, token: string): Promise<Reservation> {
  const view = await findReservation(deps, { token });
  if (!view) throw new Error("nobody has this token");
  return view;
}

type Wished = {
  trip?: Partial<Trip>;
  selection?: Partial<ChangeWish["selection"]>;
  contact?: Partial<ChangeWish["contact"]>;
};

/** The wish that changes nothing of a reservation but what is given. */
export function wishOf(view: Reservation, wished: Wished = {}): ChangeWish {
  const { trip, car, planCode, extras, countries, customer } = view;
  const { phone, flightNumber } = customer;
  return {
    trip: { ...trip, ...wished.trip },
    selection: { carId: car.id, planCode, extras, countries, ...wished.selection },
    contact: { phone, phoneCountry: "BA", flightNumber, ...wished.contact },
  };
}

/** The form of a customer who saw the right price; an unavailable wish is sent unchanged. */
export async function changeForm(deps: Deps, token: string, wished: Wished): Promise<ChangeForm> {
  const view = await reservationOf(deps, token);
  const wish = wishOf(view, wished);
  const now = toLocal(deps.clock.now());
  const quoted = await quoteChange(deps, { token, wish, now });
  const seen = quoted.ok ? quoted.quote : view;
  const seenWaits = quoted.ok && quoted.waits !== undefined;
  return {
    token,
    wish,
    seenTotalCents: seen.totalCents,
    seenSequence: view.sequence,
    seenWaits,
    now,
  };
}

/** Changes a reservation for a customer who saw the right price, and throws when that fails. */
export async function change(deps: Deps, token: string, wished: Wished): Promise<Reservation> {
  const answer = await changeReservation(deps, await changeForm(deps, token, wished));
  if (!answer.ok) throw new Error(`the change was refused: ${answer.reason}`);
  return answer.reservation;
}

/** Every row that belongs to a reservation, as text, to compare before and after. */
export async function rowsOf({ pool }: Pick<Deps, "pool">, token: string): Promise<string> {
  const { rows } = await pool.query<{ rows: string }>(
    `with mine as (select * from reservation where token = $1)
     select jsonb_build_array(
       (select to_jsonb(mine) from mine),
       (select jsonb_agg(to_jsonb(line) order by position) from reservation_line line join mine on reservation_id = mine.id),
       (select jsonb_agg(to_jsonb(event) order by event.id) from reservation_event event join mine on reservation_id = mine.id),
       (select jsonb_agg(to_jsonb(report) order by trip_end) from late_report report join mine on reservation_id = mine.id),
       (select jsonb_agg(to_jsonb(occupancy)) from occupancy join mine on reservation_id = mine.id),
       (select jsonb_agg(to_jsonb(outbox) order by outbox.id) from outbox join mine on reservation_id = mine.id),
       (select jsonb_agg(to_jsonb(use)) from coupon_use use join mine on reservation_id = mine.id),
       (select count(*) from audit_entry where subject_id = (select id::text from mine))
     )::text as rows`,
    [token],
  );
  return rows[0]?.rows ?? "";
}
