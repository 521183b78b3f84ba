import type { About } from "../../../../server/http/about.ts";
import {
  beginSecondStep,
  type StepRefusal,
} from "../../../../server/staff/second-step/begin-second-step.ts";
import { confirmSecondStep } from "../../../../server/staff/second-step/confirm-second-step.ts";
import { endSecondStep } from "../../../../server/staff/second-step/end-second-step.ts";
import { qrPath } from "../../../../server/staff/second-step/qr-path.ts";
import { renewRecoveryCodes } from "../../../../server/staff/second-step/renew-recovery-codes.ts";
import { isStepKey, stepAddress } from "../../../../server/staff/second-step/step-address.ts";
import { tell, tellToWait } from "../../forms/tell.ts";
import type { Member } from "../../guard/require-staff.ts";
import { textOf } from "../../forms/text-of.ts";

/** The key as it is scanned, and as it is typed. */
export type Scan = { key: string; side: number; path: string };

/** What the page is told after one of its forms. Keys and codes are in an answer once, and nowhere kept. */
export type StepTold = {
  intent?: string;
  fault?: "missing" | "wrong" | "lost";
  waitMinutes?: number;
  scan?: Scan;
  codes?: string[];
  /** The second step was turned on by this. */
  isOn?: boolean;
  isOff?: boolean;
};

type Asked = { about: About; request: Request; staff: Member; form: FormData };

/** The forms of the second step: begin, confirm with a code, new recovery codes, end. */
export async function changeStep(asked: Asked) {
  const intent = textOf(asked.form, "intent");
  if (intent === "confirm") return confirm(asked);
  const password = textOf(asked.form, "password");
  const { about, request, staff } = asked;
  if (intent !== "begin" && intent !== "renew" && intent !== "end") return tell<StepTold>({}, 400);
  if (password === "") return tell<StepTold>({ intent, fault: "missing" }, 400);
  const given = { staff, password, address: about.ip };
  if (intent === "begin") {
    const begun = await beginSecondStep(about.deps, request, given);
    return begun.ok
      ? tell<StepTold>({ scan: scanOf(begun.key, staff.email) })
      : refuse(begun, intent);
  }
  if (intent === "renew") {
    const renewed = await renewRecoveryCodes(about.deps, request, given);
    return renewed.ok ? tell<StepTold>({ codes: renewed.codes }) : refuse(renewed, intent);
  }
  const ended = await endSecondStep(about.deps, given);
  return ended.ok ? tell<StepTold>({ isOff: true }) : refuse(ended, intent);
}

/** A wrong code shows the same key again: the page hands it back, and only its owner sees what it draws. */
async function confirm({ about, request, staff, form }: Asked) {
  const key = textOf(form, "key");
  const wish = { staff, typed: textOf(form, "code"), address: about.ip };
  const confirmed = await confirmSecondStep(about.deps, request, wish);
  if (!confirmed.ok) {
    const scan = isStepKey(key) ? { scan: scanOf(key, staff.email) } : {};
    if (confirmed.reason === "too-many-tries") return tellToWait<StepTold>(scan, confirmed);
    if (confirmed.reason === "lost") return tell<StepTold>({ fault: "lost" }, 409);
    return tell<StepTold>({ ...scan, fault: "wrong" }, 400);
  }
  return tell<StepTold>({ codes: confirmed.codes, isOn: true });
}

function refuse(refusal: StepRefusal, intent: string) {
  if (refusal.reason === "too-many-tries") return tellToWait<StepTold>({ intent }, refusal);
  if (refusal.reason === "wrong") return tell<StepTold>({ intent, fault: "wrong" }, 400);
  // Another tab was quicker: the page as it stands now says so.
  return tell<StepTold>({}, 409);
}

function scanOf(key: string, email: string): Scan {
  return { key, ...qrPath(stepAddress(key, email)) };
}
