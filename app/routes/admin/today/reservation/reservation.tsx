import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { rolesText, whyNot } from "../../forms/why-not.ts";
import { rereadUnlessDown } from "../../forms/reread.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerForm } from "./answers/answer-form.ts";
import { doneNames } from "./answers/request.ts";
import { loadPage, openReservation } from "./load-page.ts";
import { AnswerPart } from "./parts/answer-part.tsx";
import { DangerPart } from "./parts/danger-part.tsx";
import { CustomerPart } from "./parts/customer-part.tsx";
import { EventsPart } from "./parts/events-part.tsx";
import { HandoversPart } from "./parts/handovers-part.tsx";
import { HeadPart } from "./parts/head-part.tsx";
import { LettersPart, MessagesPart } from "./parts/letters-part.tsx";
import { NotesPart } from "./parts/notes-part.tsx";
import { PapersPart } from "./parts/papers-part.tsx";
import { PricePart } from "./parts/price-part.tsx";
import { TripPart } from "./parts/trip-part.tsx";
import { taskNames } from "./tasks/load-task.ts";
import { TaskPart } from "./tasks/task-part.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-reservations");
  const found = await openReservation(params.code, about);
  const asked = new URL(request.url).searchParams;
  const task = taskNames.find((name) => name === asked.get("task"));
  const done = doneNames.find((name) => name === asked.get("done"));
  const loaded = await loadPage(found, about, { role: member.role, task });
  // The key names one sending of each form of the page: a form sent twice is done once.
  const key = about.deps.random.uuid();
  const { language } = about;
  return data({ ...loaded, language, role: member.role, done, key }, { headers: privateHeaders });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "steer-reservations");
  const found = await openReservation(params.code, about);
  const form = await readForm(request);
  return answerForm({ form, member, found, about });
}

export function headers() {
  return privateHeaders;
}

export const shouldRevalidate = rereadUnlessDown;

/** One reservation, and everything that can be done with it. */
export default function Reservation() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language, role, head, maySteer, mayPrice, deeds, done } = loaded;
  const words = adminReservationWords(language);
  const mayNot = head.isErased
    ? words.erasedWhy
    : maySteer
      ? undefined
      : words.changedBy(rolesText("steer-reservations", language));
  const mayNotPrice = head.isErased
    ? words.erasedWhy
    : mayPrice
      ? undefined
      : whyNot(role, "price-by-hand", language);
  return (
    <>
      <title>{`${words.title(head.code, head.name)} · Eternal Pro`}</title>
      <HeadPart
        {...{ language, head, deeds, mayNot }}
        phone={loaded.customer.phone}
        isBusy={loaded.task !== undefined}
      />
      <PageBody
        side={
          <>
            <CustomerPart {...{ language, loaded, mayNot }} />
            {loaded.message && <MessagesPart {...{ language, loaded, text: loaded.message }} />}
            <PapersPart {...{ language, loaded }} />
            <LettersPart {...{ language, loaded, mayNot }} />
          </>
        }
      >
        <AnswerPart
          {...{ language, answer, done, events: loaded.events }}
          told={head.hasEmail ? loaded.fate : "none"}
        />
        <DangerPart {...{ language, loaded }} />
        {loaded.task && <TaskPart {...{ language, loaded, answer }} />}
        <TripPart {...{ language, trip: loaded.trip, photosOnWay: loaded.photosOnWay }} />
        {loaded.handovers.length > 0 && (
          <HandoversPart language={language} rows={loaded.handovers} />
        )}
        <PricePart {...{ language, loaded, mayNot: mayNotPrice }} />
        <NotesPart {...{ language, loaded, answer, mayNot }} />
        <EventsPart
          {...{ language, events: loaded.events, back: loaded.back }}
          version={head.version}
        />
      </PageBody>
    </>
  );
}
