import type { Pool } from "pg";
import type { Reservation } from "../../../domain/reservations/reservation.ts";

const text = `select terms_version as "version" from reservation where token = $1`;

/** The version of the rental terms that was accepted with a reservation; `undefined` where none was, as with one of the staff. */
export async function findAcceptedTerms(
  pool: Pool,
  { token }: Pick<Reservation, "token">,
): Promise<number | undefined> {
  const { rows } = await pool.query<{ version: number | null }>({
    name: "find-accepted-terms",
    text,
    values: [token],
  });
  return rows[0]?.version ?? undefined;
}
