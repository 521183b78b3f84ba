import { Link } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import type { Move } from "../../../../domain/moves/move.ts";
import { balanceOf } from "../../../../domain/reservations/balance.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { formatDayTime, formatEuro, formatNumber } from "../../../../i18n/format.ts";
import type { LeftNote } from "../../../../server/handovers/key-box/list-left.ts";
import { ConfirmButton } from "../../../../ui/admin/form/confirm-button.tsx";
import { TextArea } from "../../../../ui/controls/field.tsx";

/** What a customer wrote down of a vehicle that was left: kilometres, fuel or battery, and their words. */
export function leftText({ odometerKm, energy, note }: LeftNote, language: Language): string {
  const reading =
    "fuelEighths" in energy ? `${energy.fuelEighths}/8` : `${energy.batteryPercent} %`;
  return [`${formatNumber(odometerKm, language)} km`, reading, note].filter(Boolean).join(" · ");
}

type Props = {
  language: Language;
  move: Move;
  deed: "confirm" | "complete" | "no-show" | "seen";
  left?: LeftNote;
};

/** A deed that the board does itself: one press, and a yes to what it means. */
export function OneDeed({ language, move, deed, left }: Props) {
  const words = movesWords(language);
  const { noShow, cancel } = adminReservationWords(language);
  const label = deed === "no-show" ? words.noShow : words.deeds[deed];
  return (
    <ConfirmButton
      kind={deed === "confirm" ? "pick" : "line"}
      label={label}
      title={deed === "no-show" ? noShow.title : words.sure[deed](formatCode(move.code))}
      text={
        <>
          {textsOf({ language, move, deed, left }).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {deed === "seen" && (
            <p>
              <Link to={adminPath("reservation-management", language, move.code, "in")}>
                {words.seenPictures}
              </Link>
            </p>
          )}
        </>
      }
      confirmLabel={deed === "no-show" ? noShow.confirm : label}
      name="intent"
      value={deed}
    >
      <input type="hidden" name="code" value={move.code} />
      <input type="hidden" name="version" value={move.version} />
      {deed === "no-show" && (
        <TextArea label={cancel.reason} name="reason" rows={2} required maxLength={300} />
      )}
    </ConfirmButton>
  );
}

/** Whom it is about, and what has to be known before. */
function textsOf({ language, move, deed, left }: Props): string[] {
  const words = movesWords(language);
  const { firstName, lastName, carName, agreedAt, flightNumber } = move;
  const { toPayCents, toReturnCents } = balanceOf(move, move.paidCents);
  const who = words.whom(`${firstName} ${lastName}`, carName, formatDayTime(agreedAt, language));
  if (deed === "confirm") return [who, words.confirmTells];
  if (deed === "seen")
    return [who, ...(left ? [words.leftSaid(leftText(left, language))] : []), words.seenMeans];
  if (deed === "no-show")
    return [
      who,
      ...(flightNumber ? [adminReservationWords(language).noShow.flight(flightNumber)] : []),
      adminReservationWords(language).noShow.text,
    ];
  return [
    who,
    ...(toPayCents > 0 ? [words.stillToPay(formatEuro(toPayCents, language))] : []),
    ...(toReturnCents > 0 ? [words.stillToReturn(formatEuro(toReturnCents, language))] : []),
  ];
}
