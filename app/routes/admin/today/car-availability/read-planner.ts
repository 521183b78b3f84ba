import { isInState } from "../../../../domain/availability/planner/bar.ts";
import {
  type UnreadPart,
  type PlannerView,
  readPlannerView,
  writePlannerView,
} from "../../../../domain/availability/planner/planner-view.ts";
import {
  shadesOf,
  timeAxis,
  type Shade,
} from "../../../../domain/availability/planner/time-axis.ts";
import type { Instant } from "../../../../domain/availability/occupancy.ts";
import { dateOf, type LocalDate } from "../../../../domain/calendar.ts";
import { isAhead } from "../../../../domain/reservations/states/states.ts";
import { inLanguage } from "../../../../domain/language.ts";
import { placeMark } from "../../../../domain/locations/place-mark.ts";
import {
  listCalendar,
  type VehicleCalendar,
} from "../../../../server/availability/planner/list-calendar.ts";
import {
  listPaperRescues,
  type PaperDanger,
} from "../../../../server/reservations/overdue/list-paper-rescues.ts";
import { type Danger, listDangers } from "../../../../server/reservations/overdue/list-rescues.ts";
import type { PageContext } from "../../../request/page-context.ts";

export type Planner = {
  view: PlannerView;
  faults: UnreadPart[];
  calendar: VehicleCalendar;
  /** Of each column. */
  shades: readonly (Shade | undefined)[];
  /** What is in danger in sight, with its ways out. */
  dangers: Danger[];
  /** Whose vehicle lacks papers or tyres, with what lacks nothing. */
  paperDangers: PaperDanger[];
  places: { id: string; name: string; mark: string }[];
  today: LocalDate;
  now: Instant;
};

/** The view of an address as the planner itself writes it: without what everybody sees first, and without what made no sense. */
export async function writtenView(
  params: URLSearchParams,
  { deps, now }: Pick<PageContext, "deps" | "now">,
): Promise<string> {
  const today = dateOf(now);
  return writePlannerView((await viewOf(params, { deps, now })).view, today).toString();
}

async function viewOf(params: URLSearchParams, { deps, now }: Pick<PageContext, "deps" | "now">) {
  const { priceList, withdrawn } = await deps.catalogue.get();
  const known = [...priceList.locations, ...withdrawn.locations];
  const today = dateOf(now);
  return { ...readPlannerView(params, { today, places: known.map(({ id }) => id) }), known };
}

/** The reservations ahead whose vehicle lacks papers or tyres, soonest first. */
function lackingCodes({ bars }: VehicleCalendar): string[] {
  return bars
    .flatMap((bar) =>
      bar.kind === "reservation" && isAhead(bar.status) && isInState(bar, "papers") ? [bar] : [],
    )
    .toSorted((a, b) => a.start - b.start)
    .map(({ code }) => code);
}

/** Everything that the planner shows for an address. */
export async function readPlanner(
  params: URLSearchParams,
  { deps, language, now }: Pick<PageContext, "deps" | "language" | "now">,
): Promise<Planner> {
  const { priceList } = await deps.catalogue.get();
  const today = dateOf(now);
  const { view, faults, known } = await viewOf(params, { deps, now });
  const open = priceList.locations.filter(
    ({ id }) => view.place === undefined || id === view.place,
  );
  const calendar = await listCalendar(deps, view);
  const isInDanger = calendar.bars.some((bar) => isInState(bar, "danger"));
  return {
    view,
    faults,
    calendar,
    dangers: isInDanger ? await listDangers(deps, { now }) : [],
    paperDangers: await listPaperRescues(deps, { now, codes: lackingCodes(calendar) }),
    shades: shadesOf(timeAxis(view), open),
    places: known.map((place) => ({
      id: place.id,
      name: inLanguage(place.name, language),
      mark: placeMark(place),
    })),
    today,
    now: deps.clock.now(),
  };
}
