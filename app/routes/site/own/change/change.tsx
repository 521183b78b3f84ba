import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router";
import type { Reservation } from "../../../../domain/reservations/reservation.ts";
import { holdsVehicle, isCalledOff } from "../../../../domain/reservations/states/states.ts";
import { freeTimeOf } from "../../../../domain/reservations/trip/free-time.ts";
import { changeWords } from "../../../../i18n/change/en.ts";
import { languageOf, pathTo } from "../../../../i18n/paths.ts";
import type { About } from "../../../../server/http/about.ts";
import { cancelReservation } from "../../../../server/reservations/change/cancel-reservation.ts";
import { findReservation } from "../../../../server/reservations/reading/find-reservation.ts";
import { endedSession, sessionToken } from "../../../../server/sessions/reservation-cookie.ts";
import { useRefreshedCopy } from "../../../offline/use-saved-copy.ts";
import { page, type PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { waitHeader } from "../../../request/wait-header.ts";
import { ChangePage } from "./change-page.tsx";
import type { Told } from "./change-told.ts";
import { answerEarlyCheck, answerEarlyReport } from "./late/answer-early.ts";
import { answerLateCheck, answerLateReport } from "./late/answer-late.ts";
import { openChange, type OpenChange } from "./open-change.ts";
import { answerAccept, answerQuote, type Asked } from "./wish/answer-change.ts";
import { numberOf, sentFields } from "./wish/read-change.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const reservation = await ownReservation(request, about);
  const open = await openChange(reservation, about);
  const done = doneOf(new URL(request.url).searchParams.get("done"), open);
  return data({ open, done }, { headers: privateHeaders });
}

type Answer = (
  asked: Asked,
  about: PageContext,
) => Promise<Response | ReturnType<typeof data<Told>>>;

/** The action for each button of the page. */
const answers = new Map<string, Answer>([
  ["quote", answerQuote],
  ["switch", answerQuote],
  ["accept", answerAccept],
  ["cancel", answerCancel],
  ["late-check", answerLateCheck],
  ["late-report", answerLateReport],
  ["early-check", (asked, about) => answerEarlyCheck(asked, about)],
  ["early-report", answerEarlyReport],
]);

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const reservation = await ownReservation(request, about);
  const form = await readForm(request);
  const intents = form.getAll("intent");
  const answer = intents.length === 1 ? answers.get(String(intents[0])) : undefined;
  if (!answer) throw data(undefined, { status: 400, headers: privateHeaders });
  // Two tabs share one cookie: a form of one reservation must not act on the other.
  const code = form.get("code");
  if (code !== null && code !== reservation.code)
    return data<Told>({ about: "other" }, { status: 409 });
  return answer({ form, search: new URL(request.url).search, reservation }, about);
}

/** Any answer may have changed the reservation. */
export function shouldRevalidate() {
  return true;
}

export function headers({ actionHeaders }: HeadersArgs) {
  return { ...privateHeaders, ...waitHeader(actionHeaders) };
}

export function meta({ location }: MetaArgs<typeof loader>) {
  const { metaTitle } = changeWords(languageOf(location.pathname));
  return [{ title: metaTitle }];
}

/** Everything that a customer can do with a reservation after booking. */
export default function Change() {
  const { open, done } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const { language, facts } = useSite();
  useRefreshedCopy({ ...open, isHeld: holdsVehicle(open.status) });
  return (
    <ChangePage
      {...{ language, open, done, told, facts }}
      // A form that was answered stays as it was sent; one that is left starts anew.
      key={
        told && told.about !== "other"
          ? "asked"
          : `kept ${open.code} ${open.sequence} ${open.status}`
      }
    />
  );
}

/**
 * Returns the reservation that the visitor has opened. Without a session, or after its end, redirects to step one and says why.
 * Every private page that is answered extends the session.
 */
async function ownReservation(request: Request, about: About): Promise<Reservation> {
  const { deps, language } = about;
  const token = sessionToken(deps, request);
  const reservation = token === undefined ? undefined : await findReservation(deps, { token });
  if (reservation) return reservation;
  throw redirect(`${pathTo("modify", language)}?expired`, {
    headers: { "Set-Cookie": endedSession(deps, request), "Cache-Control": "private, no-store" },
  });
}

/** Cancels the reservation, unless the fee has become higher than the one beside the button. */
async function answerCancel({ form, reservation }: Asked, about: PageContext) {
  const { deps, language, now } = about;
  const { priceList } = await deps.catalogue.get();
  const free = freeTimeOf(reservation, priceList.rules, now);
  const feeCents = free.isOver ? free.lateFeeCents : 0;
  const seen = Math.max(0, numberOf(sentFields(form), "seenFeeCents"));
  if (feeCents > seen) return data<Told>({ about: "cancel" }, { status: 409 });
  const answer = await cancelReservation(deps, { token: reservation.token, now });
  if (answer.ok) return redirect(`${pathTo("change", language)}?done=cancelled`, 303);
  if (answer.reason === "not-found") throw redirect(`${pathTo("modify", language)}?expired`, 303);
  return data<Told>({ about: "closed" }, { status: 409 });
}

const things = ["changed", "cancelled", "late", "early"] as const;

/** The action just completed, named by the address afterwards. */
export type Done = (typeof things)[number];

/** Returns the action to thank for. An address that is opened later must not claim something untrue. */
function doneOf(
  text: string | null,
  open: Pick<OpenChange, "free" | "status" | "sequence" | "late" | "early">,
): Done | undefined {
  const { free, status, sequence, late, early } = open;
  const done = things.find((thing) => thing === text);
  const isTrue = {
    changed: free !== undefined && sequence > 0,
    cancelled: isCalledOff(status),
    late: late?.told !== undefined,
    early: early !== undefined,
  };
  return done && isTrue[done] ? done : undefined;
}
