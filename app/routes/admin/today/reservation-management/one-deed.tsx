import type { Language } from "../../../../domain/language.ts";
import type { Move } from "../../../../domain/moves/move.ts";
import { balanceOf } from "../../../../domain/reservations/balance.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { formatDayTime, formatEuro } from "../../../../i18n/format.ts";
import { ConfirmButton } from "../../../../ui/admin/form/confirm-button.tsx";
import { TextArea } from "../../../../ui/controls/field.tsx";

type Props = { language: Language; move: Move; deed: "confirm" | "complete" | "no-show" };

/** A deed that the board does itself: one press, and a yes to what it means. */
export function OneDeed({ language, move, deed }: Props) {
  const words = movesWords(language);
  const { noShow, cancel } = adminReservationWords(language);
  const label = deed === "no-show" ? words.noShow : words.deeds[deed];
  return (
    <ConfirmButton
      kind={deed === "confirm" ? "pick" : "line"}
      label={label}
      title={deed === "no-show" ? noShow.title : words.sure[deed](formatCode(move.code))}
      text={textsOf({ language, move, deed }).map((text) => (
        <p key={text}>{text}</p>
      ))}
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
function textsOf({ language, move, deed }: Props): string[] {
  const words = movesWords(language);
  const { firstName, lastName, carName, agreedAt, flightNumber } = move;
  const { toPayCents, toReturnCents } = balanceOf(move, move.paidCents);
  const who = words.whom(`${firstName} ${lastName}`, carName, formatDayTime(agreedAt, language));
  if (deed === "confirm") return [who, words.confirmTells];
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
