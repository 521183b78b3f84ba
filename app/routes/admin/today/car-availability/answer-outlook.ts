/** What a hand is told of a bar that it holds: a few words for every row, and for every step along the time. */
import { type Zoom, zooms } from "../../../../domain/availability/planner/planner-view.ts";
import { barParts } from "../../../../domain/availability/planner/step-spot.ts";
import type { Catalogue } from "../../../../domain/catalogue/catalogue.ts";
import type { Landing } from "../../../../domain/reservations/outlook.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import type { Spot } from "../../../../domain/reservations/relocation.ts";
import { lackingText } from "../../../../i18n/admin-lacks/en.ts";
import { landingWords } from "../../../../i18n/admin-landing/en.ts";
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
import { refusalText } from "../relocation/refusal-text.ts";

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
  const known = { listed, about, catalogue: await deps.catalogue.get() };
  const shown: ShownOutlook = {
    version: found.version,
    rows: (listed?.onVehicles ?? []).map((seen) => ({
      vehicleId: seen.spot.vehicleId,
      ...inWords(seen, { ...known, name: plateOf(listed, seen.spot.vehicleId) }),
    })),
    times: (listed?.along ?? []).map((seen) => {
      const { pickupAt, dropoffAt } = seen.spot;
      const [from, to] = [pickupAt, dropoffAt].map((at) => formatDayTime(at, about.language));
      const name = `${from} – ${to}`;
      return { pickupAt, dropoffAt, ...inWords(seen, { ...known, name }) };
    }),
  };
  return Response.json(shown, { headers: privateHeaders });
}

function plateOf(listed: ListedOutlook | undefined, vehicleId: number): string {
  return listed?.plates.get(vehicleId) ?? "";
}

type Known = {
  listed: ListedOutlook | undefined;
  about: PageContext;
  catalogue: Catalogue;
  name: string;
};

function inWords(
  { spot, landing, lacks }: ListedOutlook["along"][number],
  { name, ...known }: Known,
): ShownLanding {
  const { listed, about } = known;
  const { language } = about;
  const words = landingWords(language);
  const { same, states } = relocationWords(language);
  if (!landing.ok) {
    const why = whyNot(landing, known);
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
    ...(cost.length > 0 ? cost : [same]),
    ...seats(others.map((other) => `${other.name} (${formatCode(other.code ?? "")})`)),
    ...(vehicleId === spot.vehicleId ? [] : [words.becomes(plate)]),
    ...closedAt.map((end) => words.closedAt[end]),
    ...(lacks.length > 0 ? [lackingText({ plate, lacks }, language)] : []),
  ];
  const slot = [...cost, ...seats(others.map((other) => other.name))].join(" · ");
  return { state, words: said.join(" · "), slot: slot || states[state] };
}

function isNamed(one: Named | undefined): one is Named {
  return one !== undefined;
}

function whyNot(
  landing: Exclude<Landing, { ok: true }>,
  { listed, about, catalogue }: Omit<Known, "name">,
): string {
  const words = landingWords(about.language);
  if (landing.reason !== "taken") {
    const { language } = about;
    return refusalText(landing, { language, catalogue });
  }
  const other = landing.inTheWay === undefined ? undefined : listed?.named.get(landing.inTheWay);
  if (!other) return words.taken;
  return other.code === null
    ? words.blocked(other.name)
    : words.meets(formatCode(other.code), other.name);
}
