/** What stands in a drawer's book: its opening, its movements, and its close. */
import type { Pool, PoolClient } from "pg";
import { addCash, currencies, lessCash, noCash, type Cash } from "../../domain/account/cash.ts";
import { dateOf, type LocalDate } from "../../domain/calendar.ts";
import { expectedIn, isLeftOpen, type MovementKind } from "../../domain/drawers/drawer.ts";
import type { PiecesOfCash } from "../../domain/drawers/pieces.ts";
import { toLocal } from "../../domain/sarajevo.ts";

export type DrawerMovement = {
  id: number;
  kind: MovementKind;
  /** What came in; below zero what went out. */
  cash: Cash;
  at: Date;
  /** When it was taken, where that was earlier. */
  takenAt: Date | null;
  hasReceipt: boolean;
  /** Of a member who is still known. */
  staffName: string | null;
  /** EP-XXXXX-XXXXX without dashes; null for what is of no reservation. */
  code: string | null;
  note: string;
};

export type Drawer = {
  id: number;
  version: number;
  locationId: string;
  openedAt: Date;
  openedByName: string | null;
  opening: Cash;
  openingPieces: PiecesOfCash;
  openingReason: string;
  /** The opening less what the place's drawer was closed with before. */
  openingDifference: Cash;
  closed?: {
    at: Date;
    byName: string | null;
    counted: Cash;
    expected: Cash;
    reason: string;
  };
  /** The oldest first. */
  movements: DrawerMovement[];
};

type Row = {
  id: number;
  version: number;
  locationId: string;
  openedAt: Date;
  openedByName: string | null;
  openingEur: number;
  openingBam: number;
  openingPieces: PiecesOfCash;
  openingReason: string;
  lastCounted: Cash | null;
  closedAt: Date | null;
  closedByName: string | null;
  countedEur: number | null;
  countedBam: number | null;
  expectedEur: number | null;
  expectedBam: number | null;
  closingReason: string;
};

/** What the drawer of the place was closed with before a `drawer_session` was opened, as JSON; null when it never was. */
export const countedBefore = `(
  select json_build_object('EUR', coalesce(counted_eur, 0), 'BAM', coalesce(counted_bam, 0)) from drawer_session earlier
  where earlier.location_id = drawer_session.location_id and earlier.closed_at is not null
    and earlier.id < drawer_session.id
  order by closed_at desc, id desc limit 1
)`;

const text = `
  select drawer_session.id, drawer_session.version, location_id as "locationId", opened_at as "openedAt",
    opener.name as "openedByName", opening_eur as "openingEur", opening_bam as "openingBam",
    opening_pieces as "openingPieces", opening_reason as "openingReason",
    ${countedBefore} as "lastCounted", closed_at as "closedAt",
    closer.name as "closedByName", counted_eur as "countedEur", counted_bam as "countedBam",
    expected_eur as "expectedEur", expected_bam as "expectedBam", closing_reason as "closingReason"
  from drawer_session
  left join "user" opener on opener.id = opened_by
  left join "user" closer on closer.id = closed_by
  where drawer_session.id = $1`;

const movementsText = `
  select cash_movement.id, kind, eur, bam, at, taken_at as "takenAt",
    photo_sha256 is not null as "hasReceipt", member.name as "staffName", code, note
  from cash_movement
  left join "user" member on member.id = staff_id
  left join reservation on reservation.id = reservation_id
  where session_id = $1 order by cash_movement.id`;

/** A drawer with everything that moved in it; undefined when there is none. */
export async function readDrawer(
  db: Pool | PoolClient,
  sessionId: number,
): Promise<Drawer | undefined> {
  const values = [sessionId];
  const { rows } = await db.query<Row>({ name: "read-drawer", text, values });
  const [row] = rows;
  if (!row) return undefined;
  const moved = await db.query<Omit<DrawerMovement, "cash"> & { eur: number; bam: number }>({
    name: "read-movements",
    text: movementsText,
    values,
  });
  const { openingEur, openingBam, closedAt, closedByName, closingReason } = row;
  const { id, version, locationId, openedAt, openedByName, openingPieces, openingReason } = row;
  const opening = { EUR: openingEur, BAM: openingBam };
  return {
    id,
    version,
    locationId,
    openedAt,
    openedByName,
    openingPieces,
    openingReason,
    opening,
    openingDifference: lessCash(opening, row.lastCounted ?? noCash),
    ...(closedAt && {
      closed: {
        at: closedAt,
        byName: closedByName,
        counted: { EUR: row.countedEur ?? 0, BAM: row.countedBam ?? 0 },
        expected: { EUR: row.expectedEur ?? 0, BAM: row.expectedBam ?? 0 },
        reason: closingReason,
      },
    }),
    movements: moved.rows.map(({ eur, bam, ...movement }) => ({
      ...movement,
      cash: { EUR: eur, BAM: bam },
    })),
  };
}

/** Would less than nothing lie in a drawer, in either currency, after so much more came in (below zero: went out)? */
export async function isDrawerShort(
  client: PoolClient,
  sessionId: number,
  moved: Cash,
): Promise<boolean> {
  const drawer = await readDrawer(client, sessionId);
  if (!drawer) return true;
  const left = addCash(expectedIn(drawer.opening, drawer.movements), moved);
  return currencies.some((currency) => moved[currency] < 0 && left[currency] < 0);
}

export type DrawerOfPlace = {
  locationId: string;
  /** The open drawer, or else the last one; null while there was none. */
  sessionId: number | null;
  openedAt: Date | null;
  openedByName: string | null;
  closedAt: Date | null;
  counted: Cash | null;
  countedPieces: PiecesOfCash | null;
};

const placesText = `
  select location.id as "locationId", session.id as "sessionId", opened_at as "openedAt", opener.name as "openedByName",
    closed_at as "closedAt", counted_eur as eur, counted_bam as bam,
    counted_pieces as "countedPieces"
  from location
  left join lateral (
    select * from drawer_session where location_id = location.id
    order by closed_at is null desc, closed_at desc, id desc limit 1
  ) session on true
  left join "user" opener on opener.id = opened_by
  where location.active or session.id is not null
  order by location.display_order, location.id`;

/** The drawer of each place: the open one, or the last that was closed. */
export async function listDrawers(db: Pool | PoolClient): Promise<DrawerOfPlace[]> {
  const { rows } = await db.query<
    Omit<DrawerOfPlace, "counted"> & { eur: number | null; bam: number | null }
  >({ name: "list-drawers", text: placesText });
  return rows.map(({ eur, bam, ...place }) => ({
    ...place,
    counted: eur === null || bam === null ? null : { EUR: eur, BAM: bam },
  }));
}

/** A drawer that somebody forgot to close. */
export type LeftDrawer = {
  locationId: string;
  openedAt: Date;
  /** Of a member who is still known. */
  openedByName: string | null;
};

/** The drawers that were opened before today and are still open. */
export async function listLeftDrawers(
  db: Pool | PoolClient,
  today: LocalDate,
): Promise<LeftDrawer[]> {
  return (await listDrawers(db)).flatMap(({ locationId, openedAt, openedByName, closedAt }) =>
    openedAt &&
    isLeftOpen(
      { openedOn: dateOf(toLocal(openedAt.getTime())), isClosed: closedAt !== null },
      today,
    )
      ? [{ locationId, openedAt, openedByName }]
      : [],
  );
}
