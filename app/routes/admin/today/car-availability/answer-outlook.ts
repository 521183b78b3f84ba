/** What a hand is told of a bar that it holds: a few words for every row, and for every step along the time. */
import { type Zoom, zooms } from "../../../../domain/availability/planner/planner-view.ts";
import { barParts } from "../../../../domain/availability/planner/step-spot.ts";
import type { Landing } from "../../../../domain/reservations/outlook.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import type { Spot } from "../../../../domain/reservations/relocation.ts";
import { lackingText } from "../../../../i18n/admin-moves/en.ts";
import { relocationWords } from "../../../../i18n/admin-relocation/en.ts";
import { formatDayTime, formatList } from "../../../../i18n/format.ts";
import {
  type ListedOutlook,
  listOutlook,
  type Named,
} from "../../../../server/reservations/relocation/list-outlook.ts";
import type { StaffReservation } from "../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { badForm } from "../../forms/action-answer.ts";
import { signed } from "./load-card.ts";
import { refusalText } from "./refusal-text.ts";

type LandingState = "free" | "by-moving" | "taken";

/** `words` are said under the hand, `slot` stands on the row. */
type ShownLanding = { state: LandingState; words: string; slot: string };

export type ShownOutlook = {
  version: number;
  rows: (ShownLanding & { vehicleId: number })[];
  times: (ShownLanding & Pick<Spot, "pickupAt" | "dropoffAt">)[];
};

/** Answers what a hand is told that takes a part of a bar; the zoom says how far one step goes. */
export async function answerOutlook(
  params: URLSearchParams,
  { found, about }: { found: StaffReservation; about: PageContext },
): Promise<Response> {
  const part = barParts.find((one) => one === params.get("part"));
  const zoom: Zoom | undefined = zooms.find((one) => one === params.get("zoom"));
  if (!part || !zoom) throw badForm();
  const { deps, now } = about;
  const { token } = found.view;
  const listed = await listOutlook(deps, { token, now, part, zoom });
  const shown: ShownOutlook = {
    version: found.version,
    rows: (listed?.onVehicles ?? []).map((seen) => ({
      vehicleId: seen.spot.vehicleId,
      ...inWords(seen, { listed, about, name: plateOf(listed, seen.spot.vehicleId) }),
    })),
    times: (listed?.along ?? []).map((seen) => {
      const { pickupAt, dropoffAt } = seen.spot;
      const [from, to] = [pickupAt, dropoffAt].map((at) => formatDayTime(at, about.language));
      const name = `${from} – ${to}`;
      return { pickupAt, dropoffAt, ...inWords(seen, { listed, about, name }) };
    }),
  };
  return Response.json(shown, { headers: privateHeaders });
}

function plateOf(listed: ListedOutlook | undefined, vehicleId: number): string {
  return listed?.plates.get(vehicleId) ?? "";
}

type Known = { listed: ListedOutlook | undefined; about: PageContext; name: string };

function inWords(
  { spot, landing, lacks }: ListedOutlook["along"][number],
  { listed, about, name }: Known,
): ShownLanding {
  const { language } = about;
  const words = relocationWords(language);
  if (!landing.ok) {
    const why = whyNot(landing, { listed, about });
    return { state: "taken", slot: "", words: `${name} · ${why}` };
  }
  const { differenceCents, moves, closedAt, vehicleId } = landing;
  const others = moves.map(({ busyId }) => listed?.named.get(busyId)).filter(isNamed);
  const seats = (names: string[]) =>
    names.length > 0 ? [words.seats(formatList(names, language), names.length)] : [];
  const state = moves.length > 0 ? "by-moving" : "free";
  const cost = differenceCents === 0 ? [] : [signed(differenceCents, language)];
  const plate = plateOf(listed, vehicleId);
  const said = [
    name,
    ...(cost.length > 0 ? cost : [words.same]),
    ...seats(others.map((other) => `${other.name} (${formatCode(other.code ?? "")})`)),
    ...(vehicleId === spot.vehicleId ? [] : [words.becomes(plate)]),
    ...closedAt.map((end) => words.closedAt[end]),
    ...(lacks.length > 0 ? [lackingText({ plate, lacks }, language)] : []),
  ];
  const slot = [...cost, ...seats(others.map((other) => other.name))].join(" · ");
  return { state, words: said.join(" · "), slot: slot || words.states[state] };
}

function isNamed(one: Named | undefined): one is Named {
  return one !== undefined;
}

function whyNot(
  landing: Exclude<Landing, { ok: true }>,
  { listed, about }: Pick<Known, "listed" | "about">,
): string {
  const words = relocationWords(about.language);
  if (landing.reason !== "taken") return refusalText(landing, about.language);
  const other = landing.inTheWay === undefined ? undefined : listed?.named.get(landing.inTheWay);
  if (!other) return words.taken;
  return other.code === null
    ? words.blocked(other.name)
    : words.meets(formatCode(other.code), other.name);
}
