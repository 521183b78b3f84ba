/** One press out of a danger: another vehicle at the agreed price, as the board does it. */
import { formatCode, parseCode } from "../../../../domain/reservations/code.ts";
import { landingWords } from "../../../../i18n/admin-landing/en.ts";
import { relocationWords } from "../../../../i18n/admin-relocation/en.ts";
import { swapVehicle } from "../../../../server/reservations/deeds/swap-vehicle.ts";
import { listPaperRescues } from "../../../../server/reservations/overdue/list-paper-rescues.ts";
import { listDangers } from "../../../../server/reservations/overdue/list-rescues.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { answerWith, badForm, leadTo, type ActionAnswer } from "../../forms/action-answer.ts";
import { textOf } from "../../forms/fields-of.ts";
import type { Member } from "../../guard/require-staff.ts";
import { findHere } from "./load-card.ts";

export type RescueAnswer = ActionAnswer<{ refused: string }>;

type Sent = { form: FormData; member: Member; about: PageContext; back: string };

/** Gives a reservation in danger one of the vehicles that were offered for it; then the calendar is shown anew. */
export async function answerRescue({ form, member, about, back }: Sent) {
  const { deps, language, now } = about;
  const words = relocationWords(language);
  const code = parseCode(textOf(form, "code", 20));
  const version = textOf(form, "version", 12);
  const vehicle = /^(\d{1,9}):(\d{1,9})$/.exec(textOf(form, "vehicle", 20));
  if (textOf(form, "intent", 10) !== "swap" || !code || !vehicle || !/^\d{1,9}$/.test(version))
    throw badForm();
  const found = await findHere(code, about);
  if (!found) throw badForm();
  const refuse = (why: string) =>
    answerWith<RescueAnswer>({ refused: `${formatCode(code)}: ${why}` }, 409);
  const [late] = await listDangers(deps, { now, code });
  const [danger] = late ? [late] : await listPaperRescues(deps, { now, codes: [code] });
  const rescue = danger?.rescues.find(({ vehicleId }) => vehicleId === Number(vehicle[1]));
  // Out of danger the price with another car is no longer for everybody to keep.
  if (!rescue) return refuse(words.stale);
  const done = await swapVehicle(deps, {
    token: found.view.token,
    by: member.by,
    seenVersion: Number(version),
    now,
    vehicleId: rescue.vehicleId,
    pinned: false,
    price: "kept",
    seenTotalCents: Number(vehicle[2]),
  });
  if (done.ok) return leadTo(back);
  return refuse(
    done.reason === "price-changed" ? landingWords(language).priceChanged : words.stale,
  );
}
