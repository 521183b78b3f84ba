import { Check, Plus, Wrench } from "lucide-react";
import { useMemo, useState } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useRevalidator,
} from "react-router";
import { showsHours } from "../../../../domain/availability/planner/planner-view.ts";
import { timeAxis } from "../../../../domain/availability/planner/time-axis.ts";
import type { Language } from "../../../../domain/language.ts";
import { may } from "../../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../../domain/staff/roles.ts";
import { plannerWords } from "../../../../i18n/admin-planner/en.ts";
import { savedViewWords } from "../../../../i18n/admin-saved-views/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { listSavedViews } from "../../../../server/saved-views/list-saved-views.ts";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { useHydrated } from "../../../../ui/browser/use-hydrated.ts";
import { useLive } from "../../../../ui/browser/use-live.ts";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerViews, isOfViews, type ViewAnswer } from "../../lists/answer-views.ts";
import { answerRescue, type RescueAnswer } from "./answer-rescue.ts";
import { chosenIn } from "./hand/chosen-rows.tsx";
import { BarSheet, type Opened, type Taking } from "./hand/bar-sheet.tsx";
import { Conflicts } from "./conflicts.tsx";
import { DayList } from "./day-list.tsx";
import { FreeSheet, type FreeDay } from "./hand/free-sheet.tsx";
import { MovedToast, type Told } from "./hand/moved-toast.tsx";
import { packPlanner, unpackPlanner } from "./pack/pack-calendar.ts";
import { plannerAddress, weekAddress } from "./planner-address.ts";
import { PlannerGrid } from "./planner-grid.tsx";
import { Legend, PlannerHead, spanText } from "./planner-head.tsx";
import { firstOf, firstRows, groupsOf } from "./planner-rows.ts";
import { type Planner, readPlanner, writtenView } from "./read-planner.ts";
import styles from "./planner.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-reservations");
  const params = new URL(request.url).searchParams;
  const planner = await readPlanner(params, about);
  const saved = await listSavedViews(about.deps.pool, viewsOf(member));
  const blocked = /^[1-9]\d{0,3}$/.exec(params.get("blocked") ?? "")?.[0];
  return data(
    { packed: packPlanner(planner), saved, role: member.role, blocked: Number(blocked ?? 0) },
    { headers: privateHeaders },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const form = await readForm(request);
  const query = await writtenView(new URL(request.url).searchParams, about);
  if (isOfViews(form)) {
    const member = await requireStaff(request, about, "see-reservations");
    const { deps } = about;
    return answerViews(deps, { form, request, of: viewsOf(member), query });
  }
  const member = await requireStaff(request, about, "steer-reservations");
  // The router asks for what a page holds under another address than that of the page.
  const path = adminPath("car-availability", about.language);
  return answerRescue({ form, member, about, back: query === "" ? path : `${path}?${query}` });
}

/** A member's own views of the calendar. */
function viewsOf({ id }: { id: string }) {
  return { staffId: id, page: "car-availability" };
}

export function headers() {
  return privateHeaders;
}

/** Where every vehicle is promised: a row for each, and a bar for all that keeps it busy. */
export default function CarAvailability() {
  const { packed, saved, role, blocked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const { revalidate } = useRevalidator();
  useLive(revalidate);
  const planner = useMemo(() => unpackPlanner(packed), [packed]);
  const words = plannerWords(language);
  const { view, faults } = planner;
  return (
    <div className={styles.planner}>
      <title>{`${words.title} · Eternal Pro`}</title>
      <Top {...{ language, planner, role }} />
      <PlannerHead {...{ language, planner, saved }} answer={ownViewAnswer(answer)} />
      <noscript>
        <p className={styles.hint}>
          {words.week.noScripts} <a href={weekAddress(language, view)}>{words.week.open}</a>
        </p>
      </noscript>
      <Said {...{ language, blocked, faults }} refused={refusedText(answer, language)} />
      <Legend language={language} planner={planner} />
      <Shown {...{ language, planner, role, revalidate }} />
    </div>
  );
}

type ShownProps = Props & { role: StaffRole; revalidate: () => Promise<void> };

/** The grid with what stands in danger above it, and the cards that a press opens. */
function Shown({ language, planner, role, revalidate }: ShownProps) {
  const words = plannerWords(language);
  const { view, calendar } = planner;
  const axis = timeAxis(view);
  const all = groupsOf(calendar, { view, axis });
  const { groups, later } = firstOf(all, useHydrated() ? undefined : firstRows);
  const [opened, setOpened] = useState<Opened>();
  const [free, setFree] = useState<FreeDay & { others: readonly number[] }>();
  const [told, setTold] = useState<Told>();
  const [taking, setTaking] = useState<Taking>();
  const onTake = (asked: Taking) => {
    setOpened(undefined);
    setTaking(asked);
  };
  const mayMove = may(role, "steer-reservations");
  const onDone = (code: string, done: Told["done"]) => {
    setOpened(undefined);
    setTold({ code, done });
    void revalidate();
  };
  if (all.length === 0) return <Empty language={language} planner={planner} />;
  return (
    <>
      <Conflicts {...{ language, planner }} maySteer={mayMove} onOpen={setOpened} />
      <DayList {...{ language, planner, groups }} />
      <PlannerGrid
        {...{ language, planner, axis, groups, later, mayMove, onDone, taking }}
        mayBlock={may(role, "edit-cars")}
        onOpen={setOpened}
        onOld={() => void revalidate()}
        onFree={(day) => setFree({ ...day, others: othersOf(day) })}
      />
      <p className={styles.hint}>
        {showsHours(view.zoom) ? words.hourCounts : words.counts}{" "}
        <span className={styles.keys}>
          {words.keys} {mayMove && words.moveKeys}
        </span>
      </p>
      <BarSheet {...{ language, opened, onDone, onTake }} onClose={() => setOpened(undefined)} />
      <FreeSheet
        {...{ language, role }}
        day={free}
        others={free?.others ?? []}
        onDay={(day) => setFree({ ...day, others: free?.others ?? [] })}
        onClose={() => setFree(undefined)}
      />
      <MovedToast {...{ language, told }} onUndone={onDone} />
    </>
  );
}

/** The other chosen rows, where the pressed one is chosen too. */
function othersOf({ vehicleId }: FreeDay): number[] {
  const chosen = chosenIn(document.querySelector("[role=grid]"));
  return chosen.includes(vehicleId) ? chosen.filter((id) => id !== vehicleId) : [];
}

type Answered = RescueAnswer | ViewAnswer | undefined;

/** What was answered to the form of a saved view. */
function ownViewAnswer(answer: Answered): ViewAnswer | undefined {
  return answer && isOfView(answer) ? answer : undefined;
}

function isOfView(answer: RescueAnswer | ViewAnswer): answer is ViewAnswer {
  return "typed" in answer;
}

function refusedText(answer: Answered, language: Language): string | undefined {
  const view = ownViewAnswer(answer)?.refused;
  if (view) return savedViewWords(language).faults[view];
  return answer?.refused;
}

type Props = { language: Language; planner: Planner };

/** The title, and what can be made here. */
function Top({ language, planner, role }: Props & { role: StaffRole }) {
  const words = plannerWords(language);
  const { view, today } = planner;
  const from = today > view.from ? today : view.from;
  return (
    <PageHead title={words.title} lead={spanText(planner, language)}>
      {may(role, "edit-cars") && (
        <ButtonLink
          icon={Wrench}
          to={`${adminPath("car-availability", language, "block")}?from=${from}`}
        >
          {plannerWords(language).blocks.open}
        </ButtonLink>
      )}
      {may(role, "steer-reservations") && (
        <ButtonLink kind="go" icon={Plus} to={adminPath("reservations", language, "new")}>
          {words.newReservation}
        </ButtonLink>
      )}
    </PageHead>
  );
}

type SaidProps = {
  language: Language;
  blocked: number;
  faults: Planner["faults"];
  refused: string | undefined;
};

/** What was done or refused, and what of the address could not be read. */
function Said({ language, blocked, faults, refused }: SaidProps) {
  const words = plannerWords(language);
  return (
    <>
      {refused && <Refused className={styles.told}>{refused}</Refused>}
      {blocked > 0 && (
        <Note icon={Check} role="status" className={styles.told}>
          {plannerWords(language).blocks.done(blocked)}
        </Note>
      )}
      {faults.length > 0 && (
        <Note tone="bad" className={styles.told}>
          {faults.map((fault) => words.faults[fault]).join(" ")}
        </Note>
      )}
    </>
  );
}

/** That no vehicle is in sight, with the way to all of them. */
function Empty({ language, planner: { view, today } }: Props) {
  const words = plannerWords(language);
  const { place, category, state, ...all } = view;
  const isNarrowed = Boolean(place ?? category ?? state);
  return (
    <EmptyState
      title={words.empty.title}
      heading="h2"
      text={isNarrowed ? words.empty.narrowed : words.empty.text}
    >
      {isNarrowed && (
        <ButtonLink to={plannerAddress(language, all, today)}>{words.narrow.all}</ButtonLink>
      )}
    </EmptyState>
  );
}
