import { useId, useRef, type FormEvent, type ReactNode } from "react";
import { WifiOff } from "lucide-react";
import { Form, useNavigation } from "react-router";
import type { Language } from "../../../domain/language.ts";
import type {
  SearchField,
  SearchFields,
  TripFaults,
} from "../../../domain/reservations/trip/check-trip.ts";
import type { SearchContext } from "../../../domain/reservations/trip/search-context.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { searchWords } from "../../../i18n/search/en.ts";
import { Button } from "../../controls/button.tsx";
import { Fault } from "../../controls/faults/fault.tsx";
import { Note } from "../../controls/states/note.tsx";
import { Tick } from "../../controls/tick.tsx";
import { sayRefused } from "../../browser/refused-search.ts";
import { useOnline } from "../../browser/use-online.ts";
import { useSearchFaults, type SearchFaults } from "./search-faults.ts";
import { useSearchFields, type FormFields } from "./search-fields.ts";
import { SearchMoment } from "./search-moment.tsx";
import { SearchPlaceField } from "./search-place.tsx";
import { SearchProgress } from "./search-progress.tsx";
import { momentHelp, openText } from "./search-texts.ts";
import styles from "./search-form.module.css";

type Props = {
  language: Language;
  context: SearchContext;
  /** The form's values from the address, with their faults; absent on a fresh form. */
  fields?: SearchFields;
  faults?: TripFaults;
  /** Entries that travel with the trip, e.g. the car that was chosen first. */
  carried?: readonly (readonly [string, string])[];
  /** The form's name, on a page with two. */
  label?: string;
  /** The next page when the car is chosen already, and the button's label for it. */
  next?: { page: "extras"; label: string };
  /** Content above the fields. */
  children?: ReactNode;
};

/** Where and when: the form that starts every booking. It sends the trip as an address, with or without scripts. */
export function SearchForm(props: Props) {
  const { language, context, carried = [], label, next, children, ...asked } = props;
  const to = pathTo(next?.page ?? "search", language);
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const [fields, change] = useSearchFields(form, context, asked.fields);
  const faults = useSearchFaults(fields, context, language, asked.faults);
  const edit = (edited: Partial<FormFields>) => {
    change(edited);
    faults.noteEdit(Object.keys(edited) as SearchField[]);
  };
  const submit = (event: FormEvent) => {
    const first = faults.firstFault();
    if (!first) return;
    event.preventDefault();
    sayRefused(fields);
    document.getElementById(`${idPrefix}-${first}`)?.focus();
  };
  const piece = { language, context, idPrefix, fields, faults, edit };
  return (
    <Form
      ref={form}
      method="get"
      action={to}
      className={styles.find}
      aria-label={label ?? searchWords(language).formName}
      onSubmit={submit}
      noValidate
    >
      {carried.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {children}
      <SearchProgress fields={fields} faults={faults} language={language} />
      <div className={styles.grid}>
        <Place {...piece} end="pickup" />
        <Place {...piece} end="dropoff" />
        <SameReturn {...piece} />
        <Moment {...piece} end="pickup" />
        <Moment {...piece} end="dropoff" />
        <Send language={language} to={to} label={next?.label} />
      </div>
      <div role="alert">{faults.head && <Fault>{faults.head}</Fault>}</div>
    </Form>
  );
}

type Piece = {
  language: Language;
  context: SearchContext;
  idPrefix: string;
  fields: FormFields;
  faults: SearchFaults;
  edit: (edited: Partial<FormFields>) => void;
};
type End = { end: "pickup" | "dropoff" };

function Place({ end, idPrefix, fields, faults, edit, ...shown }: Piece & End) {
  const words = searchWords(shown.language);
  const name = `${end}Location` as const;
  return (
    <div className={end === "pickup" ? styles.place : styles.return}>
      <SearchPlaceField
        {...shown}
        id={`${idPrefix}-${name}`}
        name={name}
        label={end === "pickup" ? words.pickupPlace : words.returnPlace}
        value={fields[name]}
        fault={faults.textFor(name)}
        onChange={(locationId) => edit({ [name]: locationId })}
      />
    </div>
  );
}

/** The tick box hides the return place by CSS alone, so that this works without scripts too. */
function SameReturn({ language, context, fields, edit }: Piece) {
  const words = searchWords(language);
  const open = openText(fields, context, language);
  return (
    <div className={styles.same}>
      <Tick
        name="sameReturnLocation"
        value="true"
        checked={fields.sameReturnLocation === "true"}
        onChange={(event) =>
          edit({ sameReturnLocation: event.currentTarget.checked ? "true" : "" })
        }
      >
        {words.sameReturn}
      </Tick>
      {open && <span className={open.isOpen ? styles.open : styles.closed}>{open.text}</span>}
      <span className={styles.promise}>{words.promise}</span>
    </div>
  );
}

function Moment({ end, faults, edit, ...piece }: Piece & End) {
  const { fields, context, language } = piece;
  return (
    <div className={styles[end]}>
      <SearchMoment
        {...piece}
        end={end}
        fault={faults.textFor(`${end}Date`, `${end}Time`)}
        help={momentHelp(end, fields, context, language)}
        onChange={edit}
      />
    </div>
  );
}

/** The submit button; without a connection a notice replaces it. */
function Send({ language, to, label }: { language: Language; to: string; label?: string }) {
  const words = searchWords(language);
  const offline = !useOnline();
  const { state, location } = useNavigation();
  const searching = state === "loading" && location.pathname === to;
  return (
    <>
      {offline && (
        <Note tone="bad" icon={WifiOff} role="status" className={styles.offline}>
          {words.offline}
        </Note>
      )}
      <div className={styles.go}>
        <Button
          kind="go"
          type="submit"
          wide
          disabled={offline}
          busy={searching}
          busyLabel={words.searching}
        >
          {offline ? words.offlineShort : (label ?? words.find)}
        </Button>
      </div>
    </>
  );
}
