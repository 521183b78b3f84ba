/** What needs a hand, each line counted by the verb of the room that it leads to. */
import { fleetRulesOf } from "../../../../domain/availability/fleet-rules.ts";
import { dateOf } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { troubleOf } from "../../../../domain/moves/move.ts";
import { daysOf } from "../../../../domain/moves/move-filter.ts";
import {
  inView,
  readListFilter,
  type ListView,
} from "../../../../domain/reservations/states/list-filter.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { may, type Right } from "../../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../../domain/staff/roles.ts";
import type { HandName } from "../../../../i18n/admin-dashboard/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { listEndingPapers } from "../../../../server/cars/papers-of.ts";
import { listDepositReminders } from "../../../../server/deposits/list-reminders.ts";
import { placeName } from "../../../../i18n/booking/place-name.ts";
import type { Deps } from "../../../../server/deps.ts";
import { listLeftDrawers } from "../../../../server/drawers/read-drawer.ts";
import { countOpenFines } from "../../../../server/fines/list-fines.ts";
import { listDrafts } from "../../../../server/handovers/board-notes.ts";
import { countFailed } from "../../../../server/mail/desk/mail-state.ts";
import { countView } from "../../../../server/reservations/lists/list-counts.ts";
import { listReservations } from "../../../../server/reservations/lists/list-reservations.ts";
import { listMoves } from "../../../../server/reservations/moves/list-moves.ts";
import { findEndangered } from "../../../../server/reservations/overdue/find-endangered.ts";
import {
  depositRow,
  draftRow,
  drawerRow,
  endangeredRow,
  listedRow,
  missedRow,
  papersRow,
  type HandRow,
} from "./hand-rows.ts";

export type HandLine = {
  name: HandName;
  count: number;
  /** The list with as many entries; absent when all of them stand in `rows`. */
  to?: string;
  /** The first of them. */
  rows: HandRow[];
  /** What cannot wait. */
  isBad: boolean;
};

type World = Pick<Deps, "pool" | "catalogue" | "clock">;
export type HandAsked = { deps: World; role: StaffRole; language: Language };

type Found = Pick<HandLine, "count" | "rows"> & { to?: string };
type Finder = { right: Right; isBad?: true; find: (asked: HandAsked) => Promise<Found> };

/** So many of a list are named here. */
const mostNamed = 5;

const finders: Record<HandName, Finder> = {
  overdue: { right: "see-reservations", isBad: true, find: ofView("overdue") },
  danger: { right: "see-reservations", isBad: true, find: findDanger },
  missed: { right: "see-reservations", find: findMissed },
  pending: { right: "see-reservations", find: ofView("pending") },
  unpaid: { right: "see-reservations", find: ofView("unpaid") },
  open: { right: "see-reservations", find: ofView("open") },
  deposits: { right: "see-reservations", find: findDeposits },
  drawers: { right: "see-cash", find: findDrawers },
  drafts: { right: "hand-over", find: findDrafts },
  papers: { right: "see-catalogue", find: findPapers },
  fines: { right: "handle-fines", find: findFines },
  mail: { right: "see-settings", isBad: true, find: findFailedMail },
};
const names = Object.keys(finders) as readonly HandName[];

/** The lines that have something, in their order. */
export async function readHand(asked: HandAsked): Promise<HandLine[]> {
  const open = names.filter((name) => may(asked.role, finders[name].right));
  const found = await Promise.all(
    open.map(async (name): Promise<HandLine> => ({
      name,
      isBad: finders[name].isBad === true,
      ...(await finders[name].find(asked)),
    })),
  );
  return found.filter(({ count }) => count > 0);
}

function ofView(view: Extract<ListView, HandName>) {
  return async (asked: HandAsked): Promise<Found> => {
    const { pool, catalogue, clock } = asked.deps;
    const { graceMinutes } = (await catalogue.get()).priceList.rules;
    const time = { now: clock.now(), graceMinutes };
    const filter = inView(readListFilter(new URLSearchParams()), view);
    const count = await countView(pool, view, time);
    if (count === 0) return { count, rows: [] };
    const { rows } = await listReservations(pool, filter, { ...time, size: mostNamed });
    return {
      count,
      to: `${adminPath("reservations", asked.language)}?view=${view}`,
      rows: rows.map((row) => listedRow(view, row, asked)),
    };
  };
}

async function findDanger(asked: HandAsked): Promise<Found> {
  const { pool, catalogue, clock } = asked.deps;
  const held = await catalogue.get();
  const { rules } = held.priceList;
  const now = clock.now();
  const found = await findEndangered(pool, { now, rules, fleetRules: fleetRulesOf(held) });
  return {
    count: found.size,
    to: boardPath(asked.language, "week"),
    rows: [...found.values()].slice(0, mostNamed).map((one) => endangeredRow(one, asked)),
  };
}

async function findMissed(asked: HandAsked): Promise<Found> {
  const today = dateOf(toLocal(asked.deps.clock.now()));
  const moves = await listMoves(asked.deps, daysOf("today", today));
  const missed = moves.filter((move) => troubleOf(move, today) === "missed");
  return {
    count: missed.length,
    to: boardPath(asked.language),
    rows: missed.slice(0, mostNamed).map((move) => missedRow(move, asked)),
  };
}

async function findDeposits(asked: HandAsked): Promise<Found> {
  const reminders = await listDepositReminders(asked.deps);
  return {
    count: reminders.length,
    to: boardPath(asked.language),
    rows: reminders.slice(0, mostNamed).map((one) => depositRow(one, asked)),
  };
}

async function findDrawers(asked: HandAsked): Promise<Found> {
  const { pool, catalogue, clock } = asked.deps;
  const left = await listLeftDrawers(pool, dateOf(toLocal(clock.now())));
  const held = await catalogue.get();
  const rows = left.map((drawer) =>
    drawerRow({ ...drawer, placeName: placeName(held, drawer.locationId, asked.language) }, asked),
  );
  return { count: left.length, rows };
}

async function findDrafts(asked: HandAsked): Promise<Found> {
  const drafts = await listDrafts(asked.deps.pool);
  return { count: drafts.length, rows: drafts.map((draft) => draftRow(draft, asked)) };
}

async function findPapers(asked: HandAsked): Promise<Found> {
  const now = asked.deps.clock.now();
  const vehicles = await listEndingPapers(asked.deps.pool, { today: dateOf(toLocal(now)), now });
  return { count: vehicles.length, rows: vehicles.map((one) => papersRow(one, asked)) };
}

async function findFines({ deps, language }: HandAsked): Promise<Found> {
  const to = `${adminPath("fines", language)}?state=open`;
  return { count: await countOpenFines(deps.pool), to, rows: [] };
}

async function findFailedMail({ deps, language }: HandAsked): Promise<Found> {
  const count = await countFailed(deps.pool, deps.clock.now());
  return { count, to: adminPath("mail", language), rows: [] };
}

function boardPath(language: Language, view?: "week"): string {
  return adminPath("reservation-management", language) + (view ? `?view=${view}` : "");
}
