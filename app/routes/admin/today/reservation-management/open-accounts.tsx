import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import type { Board } from "./read-board.ts";

type Props = { language: Language; open: Board["openAccounts"] };

/** How many accounts should have been settled, and for how long the oldest of them is open; nothing when none is. */
export function OpenAccounts({ language, open: { count, longestDays } }: Props) {
  const words = movesWords(language);
  if (count === 0) return null;
  const longest = longestDays > 0 && words.openLongest(counted(longestDays, "day", language));
  return (
    <ButtonLink to={`${adminPath("reservations", language)}?view=open`}>
      {[words.openAccounts(count), longest].filter(Boolean).join(", ")}
    </ButtonLink>
  );
}
