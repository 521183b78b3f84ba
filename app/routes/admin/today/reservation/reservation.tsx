import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { rolesWith } from "../../../../domain/staff/rights.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { formatList } from "../../../../i18n/format.ts";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answer } from "./answers/answer.ts";
import { CustomerPart } from "./parts/customer-part.tsx";
import { doneNames } from "./answers/done.ts";
import { EventsPart } from "./parts/events-part.tsx";
import { HeadPart } from "./parts/head-part.tsx";
import { LettersPart } from "./parts/letters-part.tsx";
import { loadPage } from "./load-page.ts";
import { taskNames } from "./tasks/load-task.ts";
import { MessagesPart } from "./parts/messages-part.tsx";
import { NotesPart } from "./parts/notes-part.tsx";
import { openReservation } from "./open-reservation.ts";
import { PapersPart } from "./parts/papers-part.tsx";
import { PricePart } from "./parts/price-part.tsx";
import { TaskPart } from "./tasks/task-part.tsx";
import { ToldPart } from "./answers/told-part.tsx";
import { TripPart } from "./parts/trip-part.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-reservations");
  const found = await openReservation(params.code, about);
  const asked = new URL(request.url).searchParams;
  const task = taskNames.find((name) => name === asked.get("task"));
  const done = doneNames.find((name) => name === asked.get("done"));
  const loaded = await loadPage(found, about, { role: member.role, task });
  // Names one sending of each form of the page: the same one twice is done once.
  const key = about.deps.random.uuid();
  const { language } = about;
  return data({ ...loaded, language, done, key }, { headers: privateHeaders });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "steer-reservations");
  const found = await openReservation(params.code, about);
  const form = await readForm(request);
  return answer({ form, member, found, about });
}

export function headers() {
  return privateHeaders;
}

/** After a refusal too: what somebody else did meanwhile is to be seen. */
export function shouldRevalidate() {
  return true;
}

/** One reservation, and everything that can be done with it. */
export default function Reservation() {
  const loaded = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const { language, head, maySteer, mayPrice, deeds, done } = loaded;
  const words = adminReservationWords(language);
  const { roles } = adminWords(language);
  const only = (right: "steer-reservations" | "price-by-hand") =>
    words.mayNot(
      formatList(
        rolesWith(right).map((role) => roles[role]),
        language,
      ),
    );
  const mayNot = head.isErased
    ? words.erasedWhy
    : maySteer
      ? undefined
      : only("steer-reservations");
  const mayNotPrice = head.isErased
    ? words.erasedWhy
    : mayPrice
      ? undefined
      : only("price-by-hand");
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
            <PapersPart {...{ language, links: loaded.links, mayNot }} />
            <LettersPart {...{ language, loaded, mayNot }} />
          </>
        }
      >
        <ToldPart {...{ language, told, done, events: loaded.events }} hasEmail={head.hasEmail} />
        {loaded.task && <TaskPart {...{ language, loaded, told }} />}
        <TripPart {...{ language, trip: loaded.trip }} />
        <PricePart {...{ language, loaded, mayNot: mayNotPrice }} />
        <NotesPart {...{ language, loaded, told, mayNot }} />
        <EventsPart {...{ language, events: loaded.events }} />
      </PageBody>
    </>
  );
}
