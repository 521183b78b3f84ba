import type { ActionFunctionArgs } from "react-router";
import type { SheetProblem, SheetWarning } from "../../../../../domain/handovers/check-sheet.ts";
import type { OtherSheet } from "../../../../../domain/handovers/outbox.ts";
import {
  readInSheet,
  readOutSheet,
  type SentSheet,
} from "../../../../../domain/handovers/reading/read-sheet.ts";
import type { Direction, InSheet, OutSheet } from "../../../../../domain/handovers/sheet.ts";
import { phoneWords } from "../../../../../i18n/admin-phone/en.ts";
import type { Deps } from "../../../../../server/deps.ts";
import { correctSheet } from "../../../../../server/handovers/correct-sheet.ts";
import { handOver } from "../../../../../server/handovers/hand-over.ts";
import { findOtherSheet } from "../../../../../server/handovers/known-sheets.ts";
import { takeBack } from "../../../../../server/handovers/take-back.ts";
import type {
  StaffAsk,
  StaffWorld,
} from "../../../../../server/reservations/deeds/hold-for-staff.ts";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { readId, textOf } from "../../../forms/fields-of.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { readDirection } from "../read-direction.ts";
import { jsonOf, maxSheet, openHandover } from "./load-handover.ts";

/** What a phone is told about a sheet that it sent. */
export type SheetReply =
  | { ok: true; code: string }
  | {
      ok: false;
      reason: string;
      problems: readonly SheetProblem[];
      open: readonly SheetWarning[];
      /** Only when somebody else finished the same handover before. */
      other?: OtherSheet;
    };

/**
 * Takes a finished sheet from a phone, which may send it as often as it likes: the same one is answered as the first time. With
 * `addendumTo` it goes beside the sheet of somebody who was faster.
 */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "hand-over");
  const direction = readDirection(params.direction);
  if (!direction) return reply({ ok: false, reason: "not-found", ...nothing }, 404);
  const { view } = await openHandover(params.code, about);
  const form = await readForm(request);
  const sent = readSent(jsonOf(textOf(form, "sheet", maxSheet)), direction);
  if (!sent) return reply({ ok: false, reason: "form", ...nothing }, 400);
  const seenVersion = Number(textOf(form, "version"));
  const asked = { token: view.token, by, now: about.now, seenVersion };
  const handoverId = readId(textOf(form, "addendumTo"));
  const isEarly = textOf(form, "early") === "yes";
  const beside = phoneWords(about.language).besideWhy;
  const answer =
    handoverId === undefined
      ? await finish(about.deps, asked, sent, isEarly)
      : await correctSheet(about.deps, {
          ...asked,
          ...(sent.out ?? sent.back),
          handoverId,
          reason: beside,
        });
  if (answer.ok) return reply({ ok: true, code: view.code }, 200);
  const other =
    answer.reason === "already"
      ? await findOtherSheet(about.deps.pool, answer.first.handoverId)
      : undefined;
  return reply(
    {
      ok: false,
      reason: answer.reason,
      problems: "problems" in answer ? (answer.problems as readonly SheetProblem[]) : [],
      open: "open" in answer ? answer.open : [],
      ...(other && { other }),
    },
    409,
  );
}

type Sent =
  | { out: SentSheet<OutSheet>; back?: undefined }
  | { out?: undefined; back: SentSheet<InSheet> };

function readSent(typed: unknown, direction: Direction): Sent | undefined {
  if (direction === "out") {
    const out = readOutSheet(typed);
    return out && { out };
  }
  const back = readInSheet(typed);
  return back && { back };
}

function finish(
  deps: StaffWorld & Pick<Deps, "signingKey">,
  asked: StaffAsk,
  { out, back }: Sent,
  early: boolean,
) {
  return out ? handOver(deps, { ...asked, ...out, early }) : takeBack(deps, { ...asked, ...back });
}

const nothing = { problems: [], open: [] };

function reply(said: SheetReply, status: number): Response {
  return Response.json(said, { status, headers: privateHeaders });
}
