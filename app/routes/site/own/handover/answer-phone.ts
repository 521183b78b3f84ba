/** What the customer's phone may do: open the handover, add a mark, answer to one, sign. */
import { data, redirect } from "react-router";
import { readDrawing, readTold } from "../../../../domain/handovers/own-phone/read-phone.ts";
import {
  deviceCookie,
  newDevice,
  readDevice,
} from "../../../../server/handovers/own-phone/device-cookie.ts";
import {
  openOnPhone,
  signOnPhone,
  tellFromPhone,
} from "../../../../server/handovers/own-phone/open-on-phone.ts";
import { findReservation } from "../../../../server/reservations/reading/find-reservation.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readPass, statusOf, type Refused } from "./load-shown.ts";

/** What came of it. `refused` is a reason that the page words. */
export type Told = { about: "open" | "told" | "signed"; refused?: string };

type Asked = { request: Request; secret: string; form: FormData };

const headers = privateHeaders;
const maxText = 200_000;

/** Opens the handover on this phone, which holds it from then on. */
export async function answerOpen({ request, secret }: Asked, { deps, language }: PageContext) {
  const device = readDevice(request) ?? newDevice(deps);
  const opened = await openOnPhone(deps, { secret, device });
  if (!opened.ok)
    return data<Told>(
      { about: "open", refused: opened.reason },
      { status: statusOf[opened.reason], headers },
    );
  return redirect(pathTo("handover", language, { token: secret }), {
    status: 303,
    headers: { ...headers, "Set-Cookie": deviceCookie(deps, request, device) },
  });
}

/** Keeps a mark, or an answer to one. */
export async function answerTold({ request, secret, form }: Asked, { deps }: PageContext) {
  const told = readTold(jsonOf(form.get("told")));
  if (!told) return data<Told>({ about: "told", refused: "form" }, { status: 400, headers });
  const kept = await tellFromPhone(deps, { secret, device: readDevice(request), told });
  if (kept.ok) return data<Told>({ about: "told" }, { headers });
  return data<Told>({ about: "told", refused: kept.reason }, { status: 409, headers });
}

/** Keeps the signature of exactly what the phone showed. */
export async function answerSign({ request, secret, form }: Asked, about: PageContext) {
  const { deps, language } = about;
  const drawing = readDrawing(jsonOf(form.get("drawing")));
  const [name, sha256] = [textOf(form, "name"), textOf(form, "sha256")];
  const deviceAt = Number(textOf(form, "deviceAt"));
  if (!drawing || !Number.isSafeInteger(deviceAt))
    return data<Told>({ about: "signed", refused: "form" }, { status: 400, headers });
  const read = await readPass(request, secret, about);
  const held = "refused" in read ? undefined : await findReservation(deps, { token: read.token });
  if ("refused" in read || !held) return refusedPass("refused" in read ? read : undefined);
  const { fuel } = held.car;
  const ask = { secret, device: readDevice(request), drawing, name, sha256, language, deviceAt };
  const kept = await signOnPhone(deps, { ...ask, fuel });
  if (kept.ok) return data<Told>({ about: "signed" }, { headers });
  return data<Told>({ about: "signed", refused: kept.reason }, { status: 409, headers });
}

function refusedPass(read: Refused | undefined) {
  const refused = read?.refused ?? "over";
  return data<Told>({ about: "signed", refused }, { status: statusOf[refused], headers });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" && value.length <= maxText ? value : "";
}

function jsonOf(value: FormDataEntryValue | null): unknown {
  if (typeof value !== "string" || value.length > maxText) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
