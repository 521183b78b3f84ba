import type { Language } from "../../../../../domain/language.ts";
import type { LetterFate } from "../../../../../domain/settings/carrier.ts";
import { adminReservationWords, type Words } from "../../../../../i18n/admin-reservation/en.ts";
import { Refused } from "../../../../../ui/admin/form/refused.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import { Check } from "lucide-react";
import type { DoneName, ReservationAnswer } from "../answers/request.ts";
import { EventList } from "./events-part.tsx";
import type { EventRow } from "./event-rows.ts";

type Props = {
  language: Language;
  answer: ReservationAnswer | undefined;
  done: DoneName | undefined;
  /** What becomes of the e-mail about the deed; `none` for a customer without an address. */
  told: LetterFate | "none";
  events: readonly EventRow[];
};

/** The outcome of the last form; after somebody else's change, the events of that change. */
export function AnswerPart({ language, answer, done, told, events }: Props) {
  const words = adminReservationWords(language);
  if (!answer?.refused)
    return done && !answer ? (
      <Note role="status" icon={Check}>
        {outcomeOf(words, done, told)}
      </Note>
    ) : undefined;
  const { message, since, instead } = answer.refused;
  // The form of the change says it, above the ways out that fill it in.
  if (instead) return undefined;
  const news = since === undefined ? [] : events.filter(({ id }) => id > since);
  return (
    <Refused>
      <p>{message}</p>
      {news.length > 0 && (
        <>
          <p>{words.told.since}</p>
          <EventList language={language} events={news} />
        </>
      )}
    </Refused>
  );
}

/** The deeds after which the customer gets an e-mail. */
const telling: ReadonlySet<DoneName> = new Set([
  "confirm",
  "cancel",
  "reinstate",
  "change",
  "extend",
]);

function outcomeOf(words: Words, done: DoneName, told: Props["told"]): string {
  if (done === "resend") return words.resent[told];
  return telling.has(done) ? `${words.done[done]} ${words.byMail[told]}` : words.done[done];
}
