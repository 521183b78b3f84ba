/** The forms of the planner that bring a reservation elsewhere: what it would do, and the deed itself. */
import { parseLocalDate, parseLocalTime } from "../../../../domain/calendar.ts";
import type { Spot } from "../../../../domain/reservations/relocation.ts";
import { lackingText } from "../../../../i18n/admin-lacks/en.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { landingWords } from "../../../../i18n/admin-landing/en.ts";
import { formatDayTime, formatEuro, formatList } from "../../../../i18n/format.ts";
import { papersOf } from "../../../../server/cars/papers-of.ts";
import {
  previewRelocation,
  type RelocationPreview,
} from "../../../../server/reservations/relocation/preview-relocation.ts";
import type { WayBack } from "../../../../server/reservations/relocation/relocate.ts";
import type { StaffReservation } from "../../../../server/reservations/reading/find-for-staff.ts";
import type { ChangedFact, PriceChangeFacts } from "../../../../ui/booking/bill/price-change.tsx";
import { priceFacts } from "../../../price-facts.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { badForm, type ActionAnswer } from "../../forms/action-answer.ts";
import { textOf } from "../../forms/fields-of.ts";
import type { Member } from "../../guard/require-staff.ts";
import { mayKeepWith } from "../keeps-price.ts";
import { signed } from "./load-card.ts";
import { type Brought, bringElsewhere } from "../relocation/bring-elsewhere.ts";
import { refusalText } from "../relocation/refusal-text.ts";

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
  const catalogue = await deps.catalogue.get();
  const previewed = await previewRelocation(deps, { token, spot, now });
  if (!previewed.ok) return json({ refused: refusalText(previewed, { language, catalogue }) }, 409);
  const words = landingWords(language);
  const { deed, version, before, after, differenceCents } = previewed;
  const isOtherCar = after.car.id !== before.car.id;
  const isPlain = deed === "swap" && !isOtherCar;
  const { trip: names } = adminReservationWords(language);
  const known = { catalogue, language, words: names };
  const changes = isPlain ? undefined : changesOf(priceFacts(before, after, known), language);
  const total = (cents: number) => formatEuro(cents, language);
  const becomes = await plateOf({ vehicleId: previewed.becomes ?? 0 }, about);
  const asked = { view: found.view, vehicleId: spot.vehicleId, role: member.role };
  const mayKeep = deed === "swap" && isOtherCar && (await mayKeepWith(asked, about));
  const shown: ShownPreview = {
    spot,
    deed,
    version,
    totalCents: after.quote.totalCents,
    isPlain: isPlain && isNothingElse(previewed),
    ...(deed === "swap" && { plate: await plateOf(spot, about) }),
    says: sentencesOf(previewed, becomes, language),
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
  const label = landingWords(language).total;
  const sum = { label, was: total(before.totalCents), is: total(now.totalCents) };
  return [...facts, ...lines, ...(sum.was === sum.is ? [] : [sum])];
}

function isNothingElse({ moving, lacking, closedAt }: RelocationPreview): boolean {
  return moving.length === 0 && closedAt.length === 0 && !lacking;
}

async function plateOf(
  { vehicleId }: Pick<Spot, "vehicleId">,
  { deps }: PageContext,
): Promise<string> {
  return (await papersOf(deps.pool, [vehicleId])).get(vehicleId)?.plate ?? "";
}

function sentencesOf(
  { moving, lacking, closedAt }: RelocationPreview,
  becomes: string,
  language: PageContext["language"],
): string[] {
  const words = landingWords(language);
  const who = moving.map(({ code, fromPlate, toPlate }) =>
    words.movingOne(code, fromPlate, toPlate),
  );
  const said = [
    ...(becomes ? [words.becomes(becomes)] : []),
    ...(who.length > 0 ? [words.moving(formatList(who, language))] : []),
    ...closedAt.map((end) => words.closedAt[end]),
    ...(lacking ? [lackingText(lacking, language).replace(/\.?$/, ".")] : []),
  ];
  return said.length > 0 ? said : [words.fits];
}

async function move({ form, found, member, about }: Request, spot: Spot, intent: "move" | "undo") {
  const words = landingWords(about.language);
  const [version, cents] = [textOf(form, "version", 12), textOf(form, "seenTotalCents", 12)];
  const price = textOf(form, "price", 10) === "kept" ? "kept" : "today";
  if (!/^\d{1,9}$/.test(version) || !/^\d{1,9}$/.test(cents)) throw badForm();
  const wish = {
    spot,
    price,
    seenVersion: Number(version),
    seenTotalCents: Number(cents),
  } as const;
  const done = await bringElsewhere(
    { found, member, about },
    { ...wish, isBack: intent === "undo" },
  );
  if (!done.ok) return json({ refused: done.why }, done.status);
  const { code } = found.view;
  const sentence = intent === "undo" ? await undoneText() : await doneText(code, done, about);
  const back = intent === "move" ? done.back : undefined;
  return json({ done: { sentence, spot: done.spot, ...(back && { back }) } });

  async function undoneText(): Promise<string> {
    if (!done.ok || !done.isElsewhere) return words.undone(code);
    return words.undoneOn(code, await plateOf(done.spot, about));
  }
}

type Done = Extract<Brought, { ok: true }>;

async function doneText(code: string, { deed, spot }: Done, about: PageContext): Promise<string> {
  const { language } = about;
  const { done } = landingWords(language);
  const when = `${formatDayTime(spot.pickupAt, language)} – ${formatDayTime(spot.dropoffAt, language)}`;
  if (deed !== "swap") return done[deed](code, when);
  return done.swap(code, await plateOf(spot, about));
}
