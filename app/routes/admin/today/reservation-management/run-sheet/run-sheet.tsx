import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useRevalidator,
} from "react-router";
import { addDays, dateOf } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { nobody } from "../../../../../domain/moves/move-filter.ts";
import { moveSides } from "../../../../../domain/moves/move.ts";
import {
  readRunFilter,
  writeRunFilter,
  type RunFilter,
} from "../../../../../domain/moves/run-sheet.ts";
import { parseCode } from "../../../../../domain/reservations/code.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { may } from "../../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { runSheetWords } from "../../../../../i18n/admin-run-sheet/en.ts";
import {
  nameDriver,
  tickMove,
  type RunAnswer,
} from "../../../../../server/reservations/moves/run-deeds.ts";
import { DateInput } from "../../../../../ui/admin/form/date-input.tsx";
import { Refused } from "../../../../../ui/admin/form/refused.tsx";
import { PageHead } from "../../../../../ui/admin/page/page-head.tsx";
import { useLive } from "../../../../../ui/browser/use-live.ts";
import { Button, ButtonLink } from "../../../../../ui/controls/button.tsx";
import { SelectField } from "../../../../../ui/controls/field.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { EmptyState } from "../../../../../ui/controls/states/empty-state.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { useSite } from "../../../../request/use-site.ts";
import { answerWith, badForm, leadTo, type ActionAnswer } from "../../../forms/action-answer.ts";
import { textOf } from "../../../forms/fields-of.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { readRun, type RunSheet as Sheet } from "../../stops/read-run.ts";
import styles from "./run-sheet.module.css";
import { ShareBar } from "./share-bar.tsx";
import { StopCard } from "./stop-card.tsx";
import { aboutText, runText } from "../../stops/stop-words.ts";

type Answer = ActionAnswer<{ refused: Extract<RunAnswer, { ok: false }>["reason"] }>;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-reservations");
  const { deps, language } = about;
  const today = dateOf(toLocal(deps.clock.now()));
  const sheet = await readRun(
    deps,
    readRunFilter(new URL(request.url).searchParams, today),
    language,
  );
  const mayDrive = may(member.role, "hand-over");
  return data({ sheet, mayDrive, text: runText(sheet, language) }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "hand-over");
  const form = await readForm(request);
  const { deps, language } = about;
  const code = parseCode(textOf(form, "code", 40));
  const side = moveSides.find((one) => one === textOf(form, "side", 10));
  const intent = textOf(form, "intent", 20);
  if (code === undefined || side === undefined) throw badForm();
  const asked = { code, side, by: member.by };
  const isNaming = intent === "name-driver";
  if (!isNaming && intent !== "tick" && intent !== "untick") throw badForm();
  const answer = isNaming
    ? await nameDriver(deps, { ...asked, driverId: textOf(form, "driver", 64) || undefined })
    : await tickMove(deps, { ...asked, isDone: intent === "tick", memberId: member.id });
  if (!answer.ok) return answerWith<Answer>({ refused: answer.reason }, 409);
  const today = dateOf(toLocal(deps.clock.now()));
  return leadTo(runAddress(language, readRunFilter(new URL(request.url).searchParams, today)));
}

export function headers() {
  return privateHeaders;
}

/** Who drives where on a day, in order, and what to take along. */
export default function RunSheet() {
  const { sheet, mayDrive, text } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const { revalidate } = useRevalidator();
  useLive(revalidate);
  const words = runSheetWords(language);
  const { filter, stops, unknown } = sheet;
  return (
    <div className={styles.sheet}>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={aboutText(sheet, language)}>
        <ButtonLink to={adminPath("reservation-management", language)}>{words.back}</ButtonLink>
      </PageHead>
      <Choose language={language} sheet={sheet} />
      {unknown && (
        <Note tone="bad" className={styles.told}>
          {unknown === "place" ? words.unknownPlace : words.unknownPerson}
        </Note>
      )}
      {answer?.refused && (
        <Refused className={styles.told}>{words.refused[answer.refused]}</Refused>
      )}
      {stops.length > 0 && <ShareBar language={language} text={text} />}
      {stops.length > 0 ? (
        <List className={styles.stops} aria-label={words.stops(stops.length)}>
          {stops.map((stop) => (
            <StopCard
              key={`${stop.move.side} ${stop.move.code}`}
              {...{ language, sheet, stop, mayDrive }}
            />
          ))}
        </List>
      ) : (
        <Empty language={language} filter={filter} />
      )}
    </div>
  );
}

type Props = { language: Language; sheet: Sheet };

function Choose({ language, sheet: { filter, places, drivers } }: Props) {
  const words = runSheetWords(language);
  const { day, place, person } = filter;
  return (
    <div className={styles.choose}>
      <nav className={styles.days}>
        <ButtonLink icon={ChevronLeft} to={dayAddress(language, filter, -1)} preventScrollReset>
          {words.before}
        </ButtonLink>
        <ButtonLink icon={ChevronRight} to={dayAddress(language, filter, 1)} preventScrollReset>
          {words.after}
        </ButtonLink>
      </nav>
      <Form method="get" className={styles.fields} preventScrollReset>
        <DateInput key={day} name="day" label={words.day} defaultValue={day} />
        <SelectField
          key={`at ${place}`}
          name="place"
          label={words.place}
          defaultValue={place ?? ""}
        >
          <option value="">{words.everyPlace}</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          key={`of ${person}`}
          name="person"
          label={words.person}
          defaultValue={person ?? ""}
        >
          <option value="">{words.everyone}</option>
          <option value={nobody}>{words.nobody}</option>
          {drivers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" kind="pick">
          {words.show}
        </Button>
      </Form>
    </div>
  );
}

function Empty({
  language,
  filter: { day, place, person },
}: {
  language: Language;
  filter: RunFilter;
}) {
  const words = runSheetWords(language).empty;
  const isNarrowed = place !== undefined || person !== undefined;
  return (
    <div className={styles.empty}>
      <EmptyState title={words.title} heading="h2" text={isNarrowed ? words.narrowed : words.text}>
        {isNarrowed && <ButtonLink to={runAddress(language, { day })}>{words.all}</ButtonLink>}
      </EmptyState>
    </div>
  );
}

/** The same of the day beside. */
function dayAddress(language: Language, filter: RunFilter, days: 1 | -1): string {
  return runAddress(language, { ...filter, day: addDays(filter.day, days) });
}

function runAddress(language: Language, filter: RunFilter): string {
  return `${adminPath("reservation-management", language, "run-sheet")}?${writeRunFilter(filter)}`;
}
