/** Sends what lies on this phone: sheets first, then photos one by one, each as often as it takes until the server has it. */
import type { OtherSheet, PhotoAnswer, SheetAnswer } from "../../../domain/handovers/outbox.ts";
import { afterPhoto, afterSheet, allAtOnce, nextToSend } from "../../../domain/handovers/outbox.ts";
import type { Language } from "../../../domain/language.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { dropDraft } from "./draft.ts";
import {
  dropSheet,
  keepSheet,
  type KeptPhoto,
  type KeptSheet,
  readBytes,
  readOutbox,
  type Refusal,
  writePhoto,
} from "./phone-store.ts";

type Sender = {
  language: Language;
  /** The member who is signed in; absent: whoever it is sends what anybody finished here. */
  memberId?: string;
  /** Without waiting for pauses: the connection is back, or somebody asks for it. */
  isAtOnce?: boolean;
};

/** Sends everything that may be sent now. One page of this browser does it at a time. */
export async function sendOutbox(sender: Sender): Promise<void> {
  await navigator.locks.request("outbox", () => sendAll(sender));
}

async function sendAll({ language, memberId, isAtOnce }: Sender): Promise<void> {
  if (isAtOnce) {
    const { sheets, photos } = allAtOnce(await readOutbox());
    for (const sheet of sheets) await keepSheet(sheet);
    for (const photo of photos) await writePhoto(photo.sha256, photo);
  }
  for (;;) {
    const asked = { now: Date.now(), ...(memberId !== undefined && { memberId }) };
    const step = nextToSend(await readOutbox(), asked);
    if (!step) return;
    const isReached =
      step.send === "sheet"
        ? await trySheet(step.sheet, language)
        : await tryPhoto(step.photo, language);
    // Without a connection the next one would fail as well.
    if (!isReached) return;
  }
}

const sheetPatienceMs = 30_000;
const photoPatienceMs = 60_000;

/** Undefined without a connection. A redirect is the way to the sign-in, which is no answer either. */
async function ask(
  path: string,
  init: RequestInit,
  patienceMs: number,
): Promise<Response | undefined> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  const { signal } = patience;
  try {
    return await fetch(path, { ...init, redirect: "manual", signal });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function trySheet(sheet: KeptSheet, language: Language): Promise<boolean> {
  const { code, direction, sent, seenVersion, isEarly } = sheet;
  const now = Date.now();
  const body = new URLSearchParams({
    // The clock of the phone is compared with ours when it is sent, not when it was finished.
    sheet: JSON.stringify({ ...sent, sentAt: now }),
    version: String(seenVersion),
    early: isEarly ? "yes" : "",
    addendumTo: String(sheet.addendumTo ?? ""),
  });
  const path = adminPath("reservation-management", language, code, direction, "sheet");
  const answer = await ask(path, { method: "POST", body }, sheetPatienceMs);
  const { said, refusal } = await readReply(answer);
  const after = afterSheet(sheet, said, now);
  if (after) await keepSheet({ ...after, refusal });
  else {
    dropDraft(code, direction);
    await dropSheet(sheet.phoneKey, { code, direction });
  }
  return answer !== undefined;
}

async function readReply(
  answer: Response | undefined,
): Promise<{ said: SheetAnswer; refusal?: Refusal }> {
  if (!answer || answer.type === "opaqueredirect" || answer.status >= 500)
    return { said: "unreached" };
  const body = readObject(await answer.json().catch(() => undefined));
  if (answer.ok) return { said: body.ok === true ? "taken" : "unreached" };
  const refusal: Refusal = {
    reason: typeof body.reason === "string" ? body.reason : "form",
    problems: Array.isArray(body.problems) ? body.problems : [],
    open: Array.isArray(body.open) ? body.open : [],
    ...(typeof body.other === "object" && { other: body.other as OtherSheet }),
  };
  return { said: refusal.reason === "already" ? "already" : "refused", refusal };
}

function readObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

async function tryPhoto(photo: KeptPhoto, language: Language): Promise<boolean> {
  const { code, sha256, type } = photo;
  const path = adminPath("reservation-management", language, code, "photos", sha256);
  const { said, fault } = await sendPhoto(path, sha256, type);
  const after = afterPhoto(photo, said ?? "unreached", Date.now());
  await writePhoto(sha256, after && { ...after, ...(fault !== undefined && { fault }) });
  return said !== undefined;
}

type PhotoSaid = { said: PhotoAnswer | undefined; fault?: string };

/** Asks first whether the photo is there already: it may have arrived while its answer got lost. */
async function sendPhoto(path: string, sha256: string, type: string): Promise<PhotoSaid> {
  const known = await ask(path, { method: "HEAD" }, sheetPatienceMs);
  if (!known) return { said: undefined };
  if (known.status === 200) return { said: "kept" };
  if (known.status === 404) return { said: "unexpected" };
  if (known.status !== 204) return { said: "unreached" };
  const bytes = await readBytes(sha256);
  if (!bytes) return { said: "refused" };
  const headers = { "Content-Type": type };
  const answer = await ask(path, { method: "PUT", body: bytes, headers }, photoPatienceMs);
  if (!answer) return { said: undefined };
  if (answer.ok) return { said: "kept" };
  if (answer.status === 404) return { said: "unexpected" };
  if (answer.status !== 422) return { said: "unreached" };
  const { reason, text } = readObject(await answer.json().catch(() => undefined));
  // They were whole when they were taken, so it was the way.
  if (reason === "other-bytes") return { said: "unreached" };
  return { said: "refused", fault: String(text) };
}
