import {
  data,
  isRouteErrorResponse,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { readBoxMarks } from "../../../../domain/handovers/key-box/read-marks.ts";
import { readBoxPhotos } from "../../../../domain/handovers/key-box/read-photos.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatLongDateTime } from "../../../../i18n/format.ts";
import { keyBoxWords } from "../../../../i18n/key-box/en.ts";
import { languageOf, pathTo } from "../../../../i18n/paths.ts";
import { telLink } from "../../../../i18n/phone.ts";
import { leaveAtBox, type LeaveAnswer } from "../../../../server/handovers/key-box/leave-at-box.ts";
import { ButtonOut } from "../../../../ui/controls/button.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { MarksLeft } from "./box-marks.tsx";
import { PhotosOnWay } from "./box-photos.tsx";
import { BoxForm } from "./box-form.tsx";
import {
  readBox,
  typedBox,
  type BoxProblem,
  type BoxField,
  type TypedBox,
} from "./key-box-fields.ts";
import { loadKeyBox, type BoxRefusal } from "./load-key-box.ts";
import styles from "./key-box.module.css";

const headersOf = privateHeaders;
const statuses: Readonly<Partial<Record<BoxRefusal["refused"], number>>> = {
  unknown: 404,
  "too-many": 429,
  over: 410,
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await loadKeyBox(params.token ?? "", context.get(page));
  const status = "refused" in found ? (statuses[found.refused] ?? 200) : 200;
  return data(found, { status, headers: headersOf });
}

/** What came of the form; `leastKm` is what the odometer showed at the pick-up. */
export type BoxAnswer = {
  typed: TypedBox;
  faults: Partial<Record<BoxField, BoxProblem>>;
  leastKm?: number;
  stale?: boolean;
  /** It did not reach us. */
  offline?: boolean;
};

export async function action({ request, params, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const pass = params.token ?? "";
  const found = await loadKeyBox(pass, about);
  const own = pathTo("key-box", about.language, { token: pass });
  // Whatever stands in the way is said by the page itself.
  if ("refused" in found || "leftAt" in found) return redirect(own, { status: 303 });
  const form = await readForm(request);
  const typed = typedBox(form);
  const read = readBox(typed, found.isBattery);
  if (!read.ok) return refuse({ typed, faults: read.faults }, 400);
  const named = form.get("photos");
  const drawn = form.get("marks");
  const photos = readBoxPhotos(typeof named === "string" ? named : "");
  const marks = photos && readBoxMarks(typeof drawn === "string" ? drawn : "", photos);
  if (!photos || !marks) return refuse({ typed, faults: {}, stale: true }, 400);
  const { token } = found;
  const { language, now } = about;
  const left = await leaveAtBox(about.deps, { ...read, token, now, language, photos, marks });
  return answerOf(left, typed) ?? redirect(own, { status: 303, headers: headersOf });
}

/** Without a connection everything stays as it is, and is sent again by the same button: a car is left once. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction<BoxAnswer>();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { typed: typedBox(form), faults: {}, offline: true } satisfies BoxAnswer;
  }
}

/** Without a connection there is nothing to read anew. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const answer: BoxAnswer | undefined = asked.actionResult;
  return answer?.offline ? false : asked.defaultShouldRevalidate;
}

/** The answer of a form that can be sent again; undefined when the page says the rest. */
function answerOf(left: LeaveAnswer, typed: TypedBox) {
  if (left.ok) return undefined;
  if (left.reason === "odometer-below") {
    const { leastKm } = left;
    return refuse({ typed, faults: { kilometres: "kilometres" }, leastKm }, 409);
  }
  if (left.reason === "stale" || left.reason === "invalid")
    return refuse({ typed, faults: {}, stale: true }, 409);
  return undefined;
}

function refuse(answer: BoxAnswer, status: number) {
  return data(answer, { status, headers: headersOf });
}

export function headers() {
  return headersOf;
}

export function meta({ location }: MetaArgs<typeof loader>) {
  return [{ title: keyBoxWords(languageOf(location.pathname)).metaTitle }];
}

/** Giving a car back alone: what is written down of it, and where the key goes. */
export default function KeyBox() {
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<BoxAnswer>();
  const { language, facts, path: whole } = useSite();
  const path = whole.replace(/[?#].*$/s, "");
  const words = keyBoxWords(language);
  if ("leftAt" in found)
    return (
      <div className={`wrap ${styles.page}`}>
        <h1>{words.thanks.title}</h1>
        <p role="status">{words.thanks.text(formatLongDateTime(found.leftAt, language))}</p>
        <PhotosOnWay {...{ language, path }} named={found.photos} />
        <MarksLeft {...{ language, path }} told={found.marks} />
      </div>
    );
  if ("refused" in found)
    return (
      <div className={`wrap ${styles.page}`}>
        <h1>{words.closed.title}</h1>
        <p role="status">{refusalText(found, language)}</p>
        <ButtonOut href={telLink(facts.phone)}>{words.call}</ButtonOut>
      </div>
    );
  return <BoxForm {...{ language, answer, path }} view={found} />;
}

function refusalText({ refused, from }: BoxRefusal, language: Language): string {
  const { closed } = keyBoxWords(language);
  if (refused === "early") return closed.early(from ? formatLongDateTime(from, language) : "");
  return closed[refused === "too-many" ? "unknown" : refused];
}
