/** The forms of the planner that bring a reservation elsewhere: what it would do, and the deed itself. */
import { parseLocalDate, parseLocalTime } from "../../../../domain/calendar.ts";
import type { Spot } from "../../../../domain/reservations/relocation.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { lackingText } from "../../../../i18n/admin-moves/en.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { relocationWords } from "../../../../i18n/admin-relocation/en.ts";
import { quoteFaultText } from "../../../../i18n/booking/faults.ts";
import { formatDayTime, formatEuro, formatList } from "../../../../i18n/format.ts";
import { carOfVehicle } from "../../../../server/cars/car-of-vehicle.ts";
import { papersOf } from "../../../../server/cars/papers-of.ts";
import {
  previewRelocation,
  type RelocationPreview,
  type RelocationRefusal,
} from "../../../../server/reservations/relocation/preview-relocation.ts";
import {
  relocate,
  type Relocated,
  type WayBack,
} from "../../../../server/reservations/relocation/relocate.ts";
import type { StaffReservation } from "../../../../server/reservations/reading/find-for-staff.ts";
import type { ChangedFact, PriceChangeFacts } from "../../../../ui/booking/bill/price-change.tsx";
import { priceFacts } from "../../../price-facts.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { badForm, type ActionAnswer } from "../../forms/action-answer.ts";
import { textOf } from "../../forms/fields-of.ts";
import type { Member } from "../../guard/require-staff.ts";
import { signed } from "./load-card.ts";

/** What a move would do, in words. */
export type ShownPreview = {
  spot: Spot;
  deed: RelocationPreview["deed"];
  version: number;
  totalCents: number;
  /** The plate of the vehicle, where it is another one. */
  plate?: string;
  /** Another vehicle of the same car, and nothing else to be said: nothing is left to be asked. */
  isPlain: boolean;
  /** What happens besides, each a sentence. */
  says: string[];
  /** `+€12.40`; absent while the price stays. */
  cost?: string;
  /** Old beside new; absent when neither the trip, nor the car, nor the price changes. */
  changes?: ChangedFact[];
  /** The agreed price, where another car may be had at it. */
  keep?: { cents: number; label: string; today: string };
};

export type RelocationAnswer = ActionAnswer<{
  shown: { preview: ShownPreview };
  done: { sentence: string; spot: Spot; back?: WayBack };
  refused: string;
}>;

type Request = { form: FormData; found: StaffReservation; member: Member; about: PageContext };

/** Reads where the reservation is to go, and previews it or brings it there. */
export async function answerRelocation(request: Request) {
  const { form } = request;
  const spot = readSpot(form);
  const intent = textOf(form, "intent", 20);
  if (!spot || (intent !== "preview" && intent !== "move" && intent !== "undo")) throw badForm();
  return intent === "preview" ? preview(request, spot) : move(request, spot, intent);
}

function json(answer: RelocationAnswer, status = 200): Response {
  return Response.json(answer, { status, headers: privateHeaders });
}

function readSpot(form: FormData): Spot | undefined {
  const vehicle = textOf(form, "vehicle", 12);
  const [pickupAt, dropoffAt] = (["pickup", "dropoff"] as const).map((end) => {
    const [date = "", time = ""] = textOf(form, end, 20).split("T");
    return parseLocalDate(date) && parseLocalTime(time) ? `${date}T${time}` : undefined;
  });
  if (!/^\d{1,9}$/.test(vehicle) || !pickupAt || !dropoffAt) return undefined;
  return { vehicleId: Number(vehicle), pickupAt, dropoffAt };
}

async function preview({ found, member, about }: Request, spot: Spot) {
  const { deps, language, now } = about;
  const { token } = found.view;
  const previewed = await previewRelocation(deps, { token, spot, now });
  if (!previewed.ok) return json({ refused: refusalText(previewed, language) }, 409);
  const words = relocationWords(language);
  const { deed, version, before, after, differenceCents } = previewed;
  const isOtherCar = after.car.id !== before.car.id;
  const isPlain = deed === "swap" && !isOtherCar;
  const catalogue = await deps.catalogue.get();
  const { trip: names } = adminReservationWords(language);
  const known = { catalogue, language, words: names };
  const changes = isPlain ? undefined : changesOf(priceFacts(before, after, known), language);
  const total = (cents: number) => formatEuro(cents, language);
  const mayKeep = deed === "swap" && isOtherCar && may(member.role, "price-by-hand");
  const shown: ShownPreview = {
    spot,
    deed,
    version,
    totalCents: after.quote.totalCents,
    isPlain: isPlain && isNothingElse(previewed),
    ...(deed === "swap" && { plate: await plateOf(spot, about) }),
    says: sentencesOf(previewed, language),
    ...(differenceCents !== 0 && { cost: signed(differenceCents, language) }),
    ...(changes && { changes }),
    ...(mayKeep && {
      keep: {
        cents: before.totalCents,
        label: words.keepPrice(total(before.totalCents)),
        today: words.takePrice(total(after.quote.totalCents)),
      },
    }),
  };
  return json({ shown: { preview: shown } });
}

/** Old beside new, line by line: the trip, what of the price is another one, and the total. */
function changesOf(
  { facts, rows, before, now }: Omit<PriceChangeFacts, "warnings">,
  language: PageContext["language"],
): ChangedFact[] {
  const lines = rows
    .filter(({ mark }) => mark !== "same")
    .map(({ label, was = "–", is = "–" }) => ({ label, was, is }));
  const total = (cents: number) => formatEuro(cents, language);
  const label = relocationWords(language).total;
  const sum = { label, was: total(before.totalCents), is: total(now.totalCents) };
  return [...facts, ...lines, ...(sum.was === sum.is ? [] : [sum])];
}

function isNothingElse({ moving, lacking, closedAt }: RelocationPreview): boolean {
  return moving.length === 0 && closedAt.length === 0 && !lacking;
}

async function plateOf({ vehicleId }: Spot, { deps }: PageContext): Promise<string> {
  return (await papersOf(deps.pool, [vehicleId])).get(vehicleId)?.plate ?? "";
}

function sentencesOf(
  { moving, lacking, closedAt }: RelocationPreview,
  language: PageContext["language"],
): string[] {
  const words = relocationWords(language);
  const who = moving.map(({ code, fromPlate, toPlate }) =>
    words.movingOne(code, fromPlate, toPlate),
  );
  const said = [
    ...(who.length > 0 ? [words.moving(formatList(who, language))] : []),
    ...closedAt.map((end) => words.closedAt[end]),
    ...(lacking ? [lackingText(lacking, language).replace(/\.?$/, ".")] : []),
  ];
  return said.length > 0 ? said : [words.fits];
}

async function move({ form, found, member, about }: Request, spot: Spot, intent: "move" | "undo") {
  const { deps, language, now } = about;
  const words = relocationWords(language);
  const [version, cents] = [textOf(form, "version", 12), textOf(form, "seenTotalCents", 12)];
  const price = textOf(form, "price", 10) === "kept" ? "kept" : "today";
  if (!/^\d{1,9}$/.test(version) || !/^\d{1,9}$/.test(cents)) throw badForm();
  const isKept = price === "kept" && (await isOtherCar(found, spot, about));
  if (isKept && intent === "move" && !may(member.role, "price-by-hand"))
    return json({ refused: words.mayNotKeep }, 403);
  const { view } = found;
  const done = await relocate(deps, {
    token: view.token,
    by: member.by,
    seenVersion: Number(version),
    now,
    spot,
    price,
    seenTotalCents: Number(cents),
  });
  if (!done.ok) {
    const why = whyNot(done, language);
    const refused = intent === "undo" ? words.notUndone(why) : why;
    return json({ refused }, 409);
  }
  const sentence =
    intent === "undo" ? words.undone(view.code) : await doneText(view.code, done, about);
  const back = intent === "move" ? done.back : undefined;
  return json({ done: { sentence, spot: done.spot, ...(back && { back }) } });
}

async function isOtherCar({ view }: StaffReservation, { vehicleId }: Spot, { deps }: PageContext) {
  const carId = await carOfVehicle(deps.pool, vehicleId);
  return carId !== undefined && carId !== view.car.id;
}

type Done = Extract<Relocated, { ok: true }>;

async function doneText(code: string, { deed, spot }: Done, about: PageContext): Promise<string> {
  const { language } = about;
  const { done } = relocationWords(language);
  const when = `${formatDayTime(spot.pickupAt, language)} – ${formatDayTime(spot.dropoffAt, language)}`;
  if (deed !== "swap") return done[deed](code, when);
  return done.swap(code, await plateOf(spot, about));
}

function whyNot(
  refused: Exclude<Relocated, { ok: true }>,
  language: PageContext["language"],
): string {
  const words = relocationWords(language);
  if (refused.reason === "stale") return words.stale;
  if (refused.reason === "price-changed") return words.priceChanged;
  return refusalText(refused, language);
}

/** Why a reservation cannot go to a spot, in a sentence. */
function refusalText(refusal: RelocationRefusal, language: PageContext["language"]): string {
  const words = relocationWords(language);
  switch (refusal.reason) {
    case "not-found":
      return words.gone;
    case "unknown-vehicle":
    case "unknown-car":
      return words.unknown;
    case "no-price":
      return words.noPrice;
    case "extension":
      return words.extension;
    case "taken": {
      const { clash } = refusal;
      if (!clash) return words.taken;
      return words.takenBy(clash.code, clash.name, formatDayTime(clash.pickupAt, language));
    }
    case "too-young":
      return words.tooYoung(refusal.leastAge);
    case "selection":
      return `${quoteFaultText(refusal.fault, language)}.`;
    case "trip":
    case "phone":
    case "flight-number":
      return words.trip;
    default:
      return words.refused[refusal.reason];
  }
}
