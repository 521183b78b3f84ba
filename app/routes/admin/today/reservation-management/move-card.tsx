import { ArrowDownLeft, ArrowUpRight, Check, Phone } from "lucide-react";
import { type DiscoverBehavior, Link } from "react-router";
import { dateOf, timeOf } from "../../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import type { Move, MoveSide } from "../../../../domain/moves/move.ts";
import { balanceOf } from "../../../../domain/reservations/balance.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { nextDeed } from "../../../../domain/reservations/states/next-deed.ts";
import { may } from "../../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../../domain/staff/roles.ts";
import { lackText } from "../../../../i18n/admin-lacks/en.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { phoneWords } from "../../../../i18n/admin-phone/en.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { formatDayTime, formatEuro, formatList } from "../../../../i18n/format.ts";
import { Plate } from "../../../../ui/admin/page/plate.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { classNames } from "../../../../ui/controls/class-names.ts";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { DangerWays } from "../danger-ways.tsx";
import styles from "./board.module.css";
import { leftText, OneDeed } from "./one-deed.tsx";
import type { Board } from "./read-board.ts";

type Props = { language: Language; board: Board; role: StaffRole; move: Move };
type CardProps = Props & {
  /** Whether the router asks ahead where the links of this card lead. */
  discover: DiscoverBehavior;
};

/** One move: when and where, who, which vehicle, what to think of, and the next deed as its one button. */
export function MoveCard({ language, board, role, move, discover }: CardProps) {
  const words = movesWords(language);
  const { side, code, isDone } = move;
  const name =
    `${move.firstName} ${move.lastName}`.trim() || adminReservationsWords(language).erased;
  const place = board.places.find(({ id }) => id === move.placeId);
  const danger = side === "out" ? board.dangers.find((one) => one.code === code) : undefined;
  return (
    <li className={classNames(styles.move, styles[side], isDone && styles.isDone)}>
      <div className={styles.when}>
        <Icon
          of={isDone ? Check : side === "out" ? ArrowUpRight : ArrowDownLeft}
          size={18}
          strong
        />
        <span className="visually-hidden">{isDone ? words.done[side] : words.sides[side]}</span>
        <b>
          <WhenText language={language} board={board} move={move} />
        </b>
        {place && (
          <abbr className={styles.place} title={inLanguage(place.name, language)}>
            {place.mark}
          </abbr>
        )}
      </div>
      <div className={styles.who}>
        <Link
          to={adminPath("reservations", language, code)}
          title={formatCode(code)}
          discover={discover}
        >
          {name}
        </Link>
        <span className={styles.car}>
          {move.carName} {move.plate && <Plate>{move.plate}</Plate>}
        </span>
      </div>
      <Points language={language} board={board} move={move} />
      <Acts {...{ language, board, role, move, name, discover }} />
      {danger && (
        <DangerWays
          {...{ language, danger }}
          placeName={(id) => nameOf(board, id, language)}
          maySteer={may(role, "steer-reservations")}
        />
      )}
    </li>
  );
}

/** What can be done: the phone call, what a late one needs, and last the deed that it waits for. */
function Acts({ language, board, role, move, name, discover }: CardProps & { name: string }) {
  const words = movesWords(language);
  const { side, code, isDone, phone } = move;
  const left = board.atBox.find((one) => side === "in" && one.code === code && !one.seen);
  const maySteer = may(role, "steer-reservations");
  return (
    <div
      className={classNames(styles.acts, (move.isMissed || isLate(move) || left) && styles.many)}
    >
      {phone && !isDone && (
        <a className={styles.call} href={`tel:${phone}`} aria-label={words.call(name)}>
          <Icon of={Phone} size={18} />
        </a>
      )}
      {isLate(move) && maySteer && (
        <ButtonLink
          to={`${adminPath("reservations", language, code)}?task=extend`}
          kind="line"
          discover={discover}
        >
          {words.extend}
        </ButtonLink>
      )}
      {move.isMissed && maySteer && <OneDeed language={language} move={move} deed="no-show" />}
      {left && maySteer && <OneDeed language={language} move={move} deed="seen" left={left} />}
      {may(role, "hand-over") && <NextDeed {...{ language, move, discover }} />}
    </div>
  );
}

function nameOf({ places }: Board, id: string, language: Language): string {
  const place = places.find((one) => one.id === id);
  return place ? inLanguage(place.name, language) : "";
}

/** True for what comes back later than agreed: a new return is to be agreed on. */
function isLate({ side, isDone, isOverdue, at, agreedAt }: Move): boolean {
  return side === "in" && !isDone && (isOverdue || at > agreedAt);
}

/** The time of a day's move; with its day where the group does not say it. */
function WhenText({ language, board: { today }, move }: Omit<Props, "role">) {
  const isOld = dateOf(move.at) < today || (move.isOverdue && dateOf(move.at) !== today);
  return isOld ? movesWords(language).due(formatDayTime(move.at, language)) : timeOf(move.at);
}

/** What to think of, the worst first. */
function Points({ language, board, move }: Omit<Props, "role">) {
  const points = pointsOf({ language, board, move });
  if (points.length === 0) return null;
  return (
    <List className={styles.points}>
      {points.map(({ text, tone }) => (
        <li key={text} className={tone && styles[tone]}>
          {text}
        </li>
      ))}
    </List>
  );
}

type Point = { text: string; tone?: "bad" | "warn" };

function pointsOf({ language, board, move }: Omit<Props, "role">): Point[] {
  const words = movesWords(language);
  const isOwn = ({ code, direction }: { code: string; direction: MoveSide }) =>
    code === move.code && direction === move.side;
  const photos = board.photosOnWay.find(isOwn);
  if (move.isDone)
    return [
      ...(move.side === "in" ? openPoints(move, language) : []),
      ...(photos
        ? [{ text: phoneWords(language).here(photos.here, photos.all), tone: "warn" as const }]
        : []),
    ];
  const begun = board.begun.find(isOwn);
  const { side, waitsFor, agreedAt, at, flightNumber, plate, standsAt } = move;
  const things = thingsText(move, board, language);
  const stand = board.places.find(({ id }) => id === standsAt);
  const card = side === "out" ? greenCardText(move, board, language) : "";
  const elsewhere = side === "out" && stand !== undefined && standsAt !== move.placeId;
  const points: (Point | false | undefined | "" | null)[] = [
    ...leftPoints({ language, board, move }),
    waitsFor !== undefined && { text: words.waitsFor(formatCode(waitsFor)), tone: "bad" },
    ...move.lacks.map((lack): Point => ({ text: lackText(lack, language), tone: "bad" })),
    begun && { text: words.begun(begun.by, formatDayTime(begun.at, language)), tone: "warn" },
    side === "out" && plate === null && { text: words.noVehicle, tone: "bad" },
    at !== agreedAt && { text: words.agreed(formatDayTime(agreedAt, language)), tone: "warn" },
    move.freesVehicle && { text: words.freed, tone: "warn" },
    side === "out" &&
      plate !== null &&
      standsAt === undefined && { text: words.stillOut, tone: "warn" },
    elsewhere && { text: words.standsAt(inLanguage(stand.name, language)), tone: "warn" },
    card && { text: words.greenCard(card), tone: "warn" },
    ...openPoints(move, language),
    flightNumber && { text: words.flight(flightNumber) },
    stand && !elsewhere && { text: words.standsHere(inLanguage(stand.name, language)) },
    things && { text: side === "out" ? words.load(things) : words.check(things) },
    move.driver && { text: words.drives(move.driver.name) },
    move.ticked && { text: words.ticked(timeOf(move.ticked.at), move.ticked.by) },
  ];
  return points.filter((point): point is Point => Boolean(point));
}

/** That the customer left it at the key box, who has looked since, and what the customer wrote. */
function leftPoints({ language, board, move }: Omit<Props, "role">): Point[] {
  const words = movesWords(language);
  if (move.leftAt === undefined) return [];
  const when = formatDayTime(move.leftAt, language);
  const left = board.atBox.find(({ code }) => code === move.code);
  return [
    left?.seen
      ? { text: words.leftSeen(when, left.seen.by) }
      : { text: words.left(when), tone: "warn" },
    ...(left ? [{ text: words.leftSaid(leftText(left, language)) }] : []),
  ];
}

/** What is still to be paid, or to be given back. */
function openPoints(move: Move, language: Language): Point[] {
  const words = movesWords(language);
  const { toPayCents, toReturnCents } = balanceOf(move, move.paidCents);
  if (toPayCents > 0)
    return [{ text: words.toPay(formatEuro(toPayCents, language)), tone: "warn" }];
  if (toReturnCents > 0)
    return [{ text: words.toReturn(formatEuro(toReturnCents, language)), tone: "warn" }];
  return [];
}

function greenCardText({ countries }: Move, { greenCard }: Board, language: Language): string {
  const asked = countries.flatMap((code) => greenCard[code] ?? []);
  return formatList(
    asked.map((name) => inLanguage(name, language)),
    language,
  );
}

function thingsText({ extras }: Move, { things }: Board, language: Language): string {
  const named = Object.entries(extras).flatMap(([code, pieces]) => {
    const name = things[code];
    if (!name || pieces === 0) return [];
    return inLanguage(name, language) + (pieces > 1 ? ` × ${pieces}` : "");
  });
  return formatList(named, language);
}

/** The button of the deed that this move waits for: what comes back next week waits for nothing before it went out. */
function NextDeed({ language, move, discover }: Pick<CardProps, "language" | "move" | "discover">) {
  const { code, side, status, isDone, waitsFor } = move;
  const words = movesWords(language);
  const to = adminPath("reservations", language, code);
  if (waitsFor !== undefined)
    return (
      <ButtonLink to={`${to}?task=swap`} kind="pick" discover={discover}>
        {words.otherVehicle}
      </ButtonLink>
    );
  const deed = nextDeed(status);
  const sideOfDeed = deed === "check-in" || deed === "complete" ? "in" : "out";
  if (!deed || sideOfDeed !== side || (isDone && deed !== "complete")) return null;
  if (deed === "confirm" || deed === "complete")
    return <OneDeed language={language} move={move} deed={deed} />;
  const page = deed === "hand-over" ? "out" : "in";
  return (
    <ButtonLink
      to={adminPath("reservation-management", language, code, page)}
      kind="pick"
      discover={discover}
    >
      {words.deeds[deed]}
    </ButtonLink>
  );
}
