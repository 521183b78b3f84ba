import { memberIdOf } from "../../../../../domain/staff/doer.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { readShown } from "../../../../../domain/handovers/own-phone/read-phone.ts";
import { pathTo } from "../../../../../i18n/paths.ts";
import { makePhonePass } from "../../../../../server/handovers/own-phone/make-phone-pass.ts";
import {
  followPhone,
  showOnPhone,
  takePassBack,
} from "../../../../../server/handovers/own-phone/show-on-phone.ts";
import { qrPath } from "../../../../../server/staff/second-step/qr-path.ts";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { textOf } from "../../../forms/fields-of.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { readDirection } from "../read-direction.ts";
import { jsonOf, maxSheet, openHandover } from "./load-handover.ts";
import type { PhoneAnswer } from "./own-phone/phone-answer.ts";

type Args = Pick<ActionFunctionArgs, "request" | "context" | "params">;

/** The handover of an address, for who may do it. */
async function asked({ request, context, params }: Args) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "hand-over");
  const direction = readDirection(params.direction);
  if (!direction) throw answer({ ok: false, reason: "form" }, 404);
  const { view } = await openHandover(params.code, about);
  const staffId = memberIdOf(by.actor) ?? "";
  return { about, view, of: { token: view.token, direction }, staffId };
}

/** What the customer has done on the own phone since. */
export async function loader(args: LoaderFunctionArgs) {
  const { about, of } = await asked(args);
  return answer({ ok: true, state: await followPhone(about.deps, of) });
}

/** Opens the handover on the customer's phone, shows there what stands on this one now, or takes it back. */
export async function action(args: ActionFunctionArgs) {
  const { about, view, of, staffId } = await asked(args);
  const { deps, origin } = about;
  const form = await readForm(args.request);
  const intent = textOf(form, "intent", 10);
  if (intent === "end") {
    await takePassBack(deps, of);
    return answer({ ok: true, state: await followPhone(deps, of) });
  }
  const shown = readShown(jsonOf(textOf(form, "shown", maxSheet)));
  const isOf = shown?.sheet.direction === of.direction && shown.sheet.code === view.code;
  if (!shown || !isOf) return answer({ ok: false, reason: "form" }, 400);
  if (intent === "show") {
    const [pass, taken] = [Number(textOf(form, "pass", 10)), Number(textOf(form, "taken", 10))];
    if (!Number.isSafeInteger(pass) || !Number.isSafeInteger(taken))
      return answer({ ok: false, reason: "form" }, 400);
    const state = await showOnPhone(deps, { token: of.token, pass, taken, shown });
    return answer({ ok: true, state });
  }
  if (intent !== "make") return answer({ ok: false, reason: "form" }, 400);
  const made = await makePhonePass(deps, { token: of.token, shown, staffId });
  if (!made.ok) return answer({ ok: false, reason: "closed" }, 409);
  const address = origin + pathTo("handover", view.language, { token: made.secret });
  const { side, path } = qrPath(address);
  return answer({ ok: true, state: made.state, scan: { address, side, path } });
}

function answer(said: PhoneAnswer, status = 200): Response {
  return Response.json(said, { status, headers: privateHeaders });
}
