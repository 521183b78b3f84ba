import { Check, Plus, Wrench } from "lucide-react";
import { useState } from "react";
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
import { blockWords } from "../../../../i18n/admin-block/en.ts";
import type { StaffRole } from "../../../../domain/staff/roles.ts";
import { plannerWords } from "../../../../i18n/admin-planner/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { useLive } from "../../../../ui/browser/use-live.ts";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerRescue } from "./answer-rescue.ts";
import { BarSheet, type Opened } from "./hand/bar-sheet.tsx";
import { Conflicts } from "./conflicts.tsx";
import { DayList } from "./day-list.tsx";
import { FreeSheet, type FreeDay } from "./hand/free-sheet.tsx";
import { MovedToast, type Told } from "./hand/moved-toast.tsx";
import { plannerAddress } from "./planner-address.ts";
import { PlannerGrid } from "./planner-grid.tsx";
import { Legend, PlannerHead, spanText } from "./planner-head.tsx";
import { groupsOf } from "./planner-rows.ts";
import { type Planner, readPlanner } from "./read-planner.ts";
import styles from "./planner.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-reservations");
  const params = new URL(request.url).searchParams;
  const planner = await readPlanner(params, about);
  const blocked = /^[1-9]\d{0,3}$/.exec(params.get("blocked") ?? "")?.[0];
  return data(
    { planner, role: member.role, blocked: Number(blocked ?? 0) },
    { headers: privateHeaders },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "steer-reservations");
  const { pathname, search } = new URL(request.url);
  return answerRescue({ form: await readForm(request), member, about, back: pathname + search });
}

export function headers() {
  return privateHeaders;
}

/** Where every vehicle is promised: a row for each, and a bar for all that keeps it busy. */
export default function CarAvailability() {
  const { planner, role, blocked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const { revalidate } = useRevalidator();
  useLive(revalidate);
  const words = plannerWords(language);
  const { view, calendar, now, faults } = planner;
  const axis = timeAxis(view);
  const groups = groupsOf(calendar, { view, axis, now });
  const [opened, setOpened] = useState<Opened>();
  const [free, setFree] = useState<FreeDay>();
  const [told, setTold] = useState<Told>();
  const mayMove = may(role, "steer-reservations");
  const onDone = (code: string, done: Told["done"]) => {
    setOpened(undefined);
    setTold({ code, done });
    void revalidate();
  };
  return (
    <div className={styles.planner}>
      <title>{`${words.title} · Eternal Pro`}</title>
      <Top {...{ language, planner, role }} />
      <PlannerHead language={language} planner={planner} />
      <Said {...{ language, blocked, faults }} refused={answer?.refused} />
      <Legend language={language} planner={planner} />
      {groups.length === 0 ? (
        <Empty language={language} planner={planner} />
      ) : (
        <>
          <Conflicts {...{ language, planner }} maySteer={mayMove} />
          <DayList {...{ language, planner, groups }} />
          <PlannerGrid
            {...{ language, planner, axis, groups, mayMove, onDone }}
            onOpen={setOpened}
            onFree={setFree}
          />
          <p className={styles.hint}>
            {showsHours(view.zoom) ? words.hourCounts : words.counts} {words.keys}
          </p>
        </>
      )}
      <BarSheet {...{ language, opened, onDone }} onClose={() => setOpened(undefined)} />
      <FreeSheet
        {...{ language, role }}
        day={mayMove ? free : undefined}
        onClose={() => setFree(undefined)}
      />
      <MovedToast {...{ language, told }} onUndone={onDone} />
    </div>
  );
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
          {blockWords(language).open}
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
          {blockWords(language).done(blocked)}
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
