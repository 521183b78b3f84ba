import { Check, Route } from "lucide-react";
import { useEffect, useRef } from "react";
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  PrefetchPageLinks,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { parseCode } from "../../../../domain/reservations/code.ts";
import type { Language } from "../../../../domain/language.ts";
import { moveSides } from "../../../../domain/moves/move.ts";
import { boardViews, daysOf, readBoardFilter } from "../../../../domain/moves/move-filter.ts";
import { exchangeWords } from "../../../../i18n/admin-exchange/en.ts";
import { writeRunFilter } from "../../../../domain/moves/run-sheet.ts";
import { nextDirection } from "../../../../domain/reservations/states/next-deed.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { may } from "../../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../../domain/staff/roles.ts";
import { handoverWords } from "../../../../i18n/admin-handover/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { phoneWords } from "../../../../i18n/admin-phone/en.ts";
import { formatDayTime } from "../../../../i18n/format.ts";
import { Views } from "../../../../ui/admin/list/views.tsx";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { useLive } from "../../../../ui/browser/use-live.ts";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { classNames } from "../../../../ui/controls/class-names.ts";
import { List } from "../../../../ui/controls/list.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import {
  listDepositReminders,
  type RemindedDeposit,
} from "../../../../server/deposits/list-reminders.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { dropDraft } from "../../phone/draft.ts";
import styles from "./board.module.css";
import { answerBoard, type BoardTold, readBoardTold } from "./answer-board.ts";
import { boardAddress } from "./board-address.ts";
import { People, Places } from "./board-chips.tsx";
import { MoveCard } from "./move-card.tsx";
import { DepositReminders } from "./deposit-reminders.tsx";
import { dropExchanges } from "./kept-exchange.ts";
import { OpenAccounts } from "./open-accounts.tsx";
import { readDirection } from "./read-direction.ts";
import { groupsOf, oneSide } from "./move-groups.ts";
import { type Board, readBoard } from "./read-board.ts";
import { useAskedAhead } from "./use-asked-ahead.ts";

type Shown = {
  board: Board;
  role: StaffRole;
  /** What the last deed on the board did. */
  told?: BoardTold;
  /** Of deposits; absent from what a phone has kept. */
  reminders?: readonly RemindedDeposit[];
  /** When it was read, epoch milliseconds; only of what a phone has kept. */
  asOf?: number;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-reservations");
  const asked = new URL(request.url).searchParams;
  const board = await readBoard(about.deps, readBoardFilter(asked));
  const told = await readBoardTold(asked, about);
  const reminders = await listDepositReminders(about.deps);
  const shown: Shown = { board, role: member.role, told, reminders };
  return data(shown, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "steer-reservations");
  const filter = readBoardFilter(new URL(request.url).searchParams);
  return answerBoard({ form: await readForm(request), member, about, filter });
}

export function headers() {
  return privateHeaders;
}

/** What goes out and what comes back, by time, with the next deed of each. */
export default function ReservationManagement() {
  const { board, role, told, reminders = [], asOf } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const { revalidate } = useRevalidator();
  useLive(revalidate);
  useAhead({ board, role, asOf }, language);
  const words = movesWords(language);
  const about = { language, board, role };
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={<TallyLine language={language} board={board} />}>
        <OpenAccounts language={language} open={board.openAccounts} />
        <ButtonLink icon={Route} to={runAddress(language, board)}>
          {words.runSheet}
        </ButtonLink>
      </PageHead>
      <Views
        label={words.viewsLabel}
        views={boardViews.map((view) => ({
          to: boardAddress(language, { ...board.filter, view }),
          label: words.views[view],
          count: board.left[view],
          isCurrent: view === board.filter.view,
        }))}
      />
      {answer?.refused ? (
        <Refused className={styles.told}>{answer.refused}</Refused>
      ) : (
        <Done language={language} told={told} />
      )}
      {asOf !== undefined && (
        <Note role="status" className={styles.told}>
          {phoneWords(language).asOf(formatDayTime(toLocal(asOf), language))}
        </Note>
      )}
      <DepositReminders {...{ language, reminders }} />
      <OpenAhead {...about} />
      <Places language={language} board={board} />
      <People language={language} board={board} />
      {board.moves.length === 0 ? (
        <Empty language={language} board={board} />
      ) : (
        <Groups {...about} />
      )}
      {board.more > 0 && <More language={language} board={board} />}
    </>
  );
}

/** The moves, what is wrong first, then by day. */
function Groups({ language, board, role }: Props & { role: StaffRole }) {
  const words = movesWords(language);
  const isAsked = useAskedAhead(board.moves);
  return (
    <>
      {groupsOf(board, language).map(({ key, title, tone, moves }) => (
        <section
          key={key}
          className={styles.group}
          aria-label={title}
          data-one={oneSide(moves) && true}
        >
          <h2 className={classNames(styles.title, tone && styles.bad)}>
            {title} {board.more === 0 && <b>{moves.length}</b>}
          </h2>
          <div className={styles.sides} aria-hidden="true">
            {moveSides
              .filter((side) => (oneSide(moves) ?? side) === side)
              .map((side) => (
                <span key={side}>{words.sides[side]}</span>
              ))}
          </div>
          <List className={styles.moves}>
            {moves.map((move) => (
              <MoveCard
                key={`${move.side} ${move.code}`}
                {...{ language, board, role, move }}
                discover={isAsked(move) ? "render" : "none"}
              />
            ))}
          </List>
        </section>
      ))}
    </>
  );
}

/** How many more there are, and the way to them. */
function More({ language, board }: Props) {
  const words = movesWords(language);
  return (
    <div className={styles.more}>
      <p>{words.more(board.more)}</p>
      <ButtonLink to={boardAddress(language, { ...board.filter, all: true })} kind="line">
        {words.showAll}
      </ButtonLink>
    </div>
  );
}

/** What is ahead goes to the phone while there is a connection: at once, and again when that is older than five minutes. */
function useAhead({ board, role, asOf }: Shown, language: Language): void {
  const readAt = useRef(0);
  useEffect(() => {
    const isDue = asOf === undefined && Date.now() - readAt.current > aheadMs;
    if (!isDue || !may(role, "hand-over")) return;
    readAt.current = Date.now();
    void import("../../phone/known-pages.ts")
      .then(({ keepAhead }) => keepAhead({ board, role }, language))
      .catch(() => undefined);
  }, [board, role, asOf, language]);
}

const aheadMs = 300_000;

/** The scripts of a handover, which are the same for each. */
function OpenAhead({ language, board, role }: Props & { role: StaffRole }) {
  const first = board.moves.find(({ status, side }) => nextDirection(status) === side);
  if (!first || !may(role, "hand-over")) return null;
  const page = adminPath("reservation-management", language, first.code, first.side);
  return <PrefetchPageLinks page={page} />;
}

type Props = { language: Language; board: Board };

/** The word that a handover was done, which leads here. Its draft on this phone is no longer needed. */
function Done({ language, told }: { language: Language; told: BoardTold | undefined }) {
  const [params] = useSearchParams();
  const [done, of] = [readDirection(params.get("done")), params.get("of") ?? ""];
  useEffect(() => {
    if (done) dropDraft(of, done);
    if (told?.deed !== "exchange") return;
    dropExchanges(parseCode(told.of) ?? "");
    // Its sheets did not go through the outbox of this phone: only now may their photos follow.
    void import("../../phone/send-outbox.ts")
      .then(({ sendOutbox }) => sendOutbox({ language, isAtOnce: true }))
      .catch(() => undefined);
  }, [done, of, told, language]);
  const said = done ? handoverWords(language).done[done](of) : told && toldText(told, language);
  return said ? (
    <Note icon={Check} role="status" className={styles.told}>
      {said}{" "}
      {told?.stuck && (
        <>
          {exchangeWords(language).stuck(told.stuck)}{" "}
          <Link to={`${adminPath("reservations", language, told.stuck)}?task=swap`}>
            {exchangeWords(language).stuckWay}
          </Link>
        </>
      )}
    </Note>
  ) : null;
}

/** That a deed of the board was done, and whether its customer is told by a letter. */
function toldText({ deed, of, told }: BoardTold, language: Language): string {
  if (deed === "exchange") return exchangeWords(language).done(of);
  const { done, byMail } = adminReservationWords(language);
  return `${of}: ${done[deed]}${deed === "confirm" ? ` ${byMail[told]}` : ""}`;
}

/** What is done of what goes out, and of what comes back. */
function TallyLine({ language, board: { tally } }: Props) {
  const words = movesWords(language);
  return (
    <span className={styles.tally}>
      {(["out", "in"] as const).map((side) => (
        <span key={side}>
          {words.done[side]} <b>{words.tally(tally[side].done, tally[side].all)}</b>
        </span>
      ))}
    </span>
  );
}

function Empty({ language, board: { filter } }: Props) {
  const words = movesWords(language).empty;
  const isPersons = filter.person !== undefined;
  const isNarrowed = isPersons || filter.place !== undefined;
  const narrowed = isPersons ? words.person : words.place;
  return (
    <div className={styles.empty}>
      <EmptyState title={words.title} heading="h2" text={isNarrowed ? narrowed : words.text}>
        {isNarrowed && (
          <ButtonLink to={boardAddress(language, { view: filter.view })}>
            {isPersons ? words.everyone : words.all}
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  );
}

/** The run sheet of the day that is shown; the week begins with today. */
function runAddress(language: Language, { filter, today }: Board): string {
  const { place, person, view } = filter;
  const day = daysOf(view, today).from;
  return `${adminPath("reservation-management", language, "run-sheet")}?${writeRunFilter({ day, place, person })}`;
}
