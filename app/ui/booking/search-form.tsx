import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { WifiOff } from "lucide-react";
import { Form, useNavigation } from "react-router";
import type { Language } from "../../domain/language.ts";
import {
  checkTrip,
  minRentalDaysFor,
  searchFieldNames,
  type SearchField,
  type SearchFields,
  type TripFaults,
} from "../../domain/reservations/check-trip.ts";
import type { SearchContext } from "../../domain/reservations/search-context.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { pathTo } from "../../i18n/paths.ts";
import { tripFaultsHead, tripFaultText } from "../../i18n/search/trip-faults.ts";
import { searchWords } from "../../i18n/search/words.ts";
import { Button } from "../controls/button.tsx";
import { Fault } from "../controls/fault.tsx";
import { Note } from "../controls/note.tsx";
import { Tick } from "../controls/tick.tsx";
import { useOnline } from "../controls/use-online.ts";
import { useSearchFields, type FormFields } from "./search-fields.ts";
import { SearchMoment } from "./search-moment.tsx";
import { SearchPlaceField } from "./search-place.tsx";
import { SearchProgress } from "./search-progress.tsx";
import { momentHelp, openText } from "./search-texts.ts";
import styles from "./search-form.module.css";

type Props = {
  language: Language;
  context: SearchContext;
  /** The form as it came in the address, with what was wrong with it; absent on a fresh form. */
  fields?: SearchFields;
  faults?: TripFaults;
  /** Entries that travel with the trip, e.g. the car that was chosen first. */
  carried?: readonly (readonly [string, string])[];
  /** Stands above the fields. */
  children?: ReactNode;
};

/** Where and when: the form that starts every booking. It sends the trip as an address, with or without scripts. */
export function SearchForm({ language, context, fields: given, faults: told, carried = [], children }: Props) {
  const words = searchWords(language);
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const [fields, change] = useSearchFields(form, context, given);
  const [asked, setAsked] = useState<TripFaults | undefined>(told);
  const [changed, setChanged] = useState<ReadonlySet<SearchField>>(new Set());
  const offline = !useOnline();
  const searching = useNavigation().formAction?.startsWith(pathTo("search", language)) ?? false;

  const live = liveFaults(fields, context);
  const text = (...names: SearchField[]) => faultText(names, { asked, changed, live, fields, context, language });
  const edit = (edited: Partial<FormFields>) => {
    change(edited);
    setChanged((before) => new Set([...before, ...(Object.keys(edited) as SearchField[])]));
  };
  const submit = (event: FormEvent) => {
    const found = check(fields, { ...context, now: toLocal(Date.now()) });
    if (!found) return;
    event.preventDefault();
    setAsked(found);
    setChanged(new Set());
    const first = searchFieldNames.find((name) => found[name]);
    if (first) document.getElementById(`${idPrefix}-${first}`)?.focus();
  };
  const shared = { language, context };
  const separate = fields.sameReturnLocation !== "true";
  const moments = { ...shared, idPrefix, fields, onChange: edit };
  return (
    <Form
      ref={form}
      method="get"
      action={pathTo("search", language)}
      className={styles.find}
      aria-label={words.formName}
      onSubmit={submit}
      noValidate
    >
      {carried.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {children}
      <SearchProgress fields={fields} language={language} />
      <div className={styles.grid}>
        <div className={styles.place}>
          <SearchPlaceField
            {...shared}
            id={`${idPrefix}-pickupLocation`}
            name="pickupLocation"
            label={words.pickupPlace}
            value={fields.pickupLocation}
            fault={text("pickupLocation")}
            onChange={(pickupLocation) => edit({ pickupLocation })}
          />
        </div>
        <div className={styles.return}>
          <SearchPlaceField
            {...shared}
            id={`${idPrefix}-dropoffLocation`}
            name="dropoffLocation"
            label={words.returnPlace}
            value={fields.dropoffLocation}
            fault={text("dropoffLocation")}
            onChange={(dropoffLocation) => edit({ dropoffLocation })}
          />
        </div>
        <div className={styles.same}>
          <Tick
            name="sameReturnLocation"
            value="true"
            checked={!separate}
            onChange={(event) => edit({ sameReturnLocation: event.currentTarget.checked ? "true" : "" })}
          >
            {words.sameReturn}
          </Tick>
          <OpenText fields={fields} {...shared} />
          <span className={styles.promise}>{words.promise}</span>
        </div>
        {offline && (
          <Note tone="bad" icon={WifiOff} role="status" className={styles.offline}>
            {words.offline}
          </Note>
        )}
        <div className={styles.pickup}>
          <SearchMoment
            {...moments}
            end="pickup"
            fault={text("pickupDate", "pickupTime")}
            help={momentHelp("pickup", fields, context, language)}
          />
        </div>
        <div className={styles.dropoff}>
          <SearchMoment
            {...moments}
            end="dropoff"
            fault={text("dropoffDate", "dropoffTime")}
            help={momentHelp("dropoff", fields, context, language)}
          />
        </div>
        <div className={styles.go}>
          <Button kind="go" type="submit" wide disabled={offline} busy={searching} busyLabel={words.searching}>
            {offline ? words.offlineShort : words.find}
          </Button>
        </div>
      </div>
      <div role="alert">
        {asked && Object.keys(live).length > 0 && <Fault>{tripFaultsHead(live, language)}</Fault>}
      </div>
    </Form>
  );
}

function OpenText({ fields, context, language }: { fields: FormFields; context: SearchContext; language: Language }) {
  const open = openText(fields, context, language);
  return open && <span className={open.isOpen ? styles.open : styles.closed}>{open.text}</span>;
}

function check(fields: FormFields, context: SearchContext): TripFaults | undefined {
  const found = checkTrip(fields, context);
  return found.ok ? undefined : found.faults;
}

function liveFaults(fields: FormFields, context: SearchContext): TripFaults {
  return check(fields, context) ?? {};
}

type Known = {
  asked?: TripFaults;
  changed: ReadonlySet<SearchField>;
  live: TripFaults;
  fields: FormFields;
  context: SearchContext;
  language: Language;
};

/**
 * The sentence for a control. What the last try found stands until the field is edited; what is wrong with
 * a filled form is said at once; that a field is empty only after a try.
 */
function faultText(names: SearchField[], known: Known): string | undefined {
  const { asked, changed, live, fields, context, language } = known;
  const untouched = names.some((name) => changed.has(name)) ? undefined : asked;
  const [field, fault] = names
    .map((name) => [name, untouched?.[name] ?? (asked || live[name] !== "required" ? live[name] : undefined)] as const)
    .find(([, found]) => found) ?? [];
  if (!field || !fault) return undefined;
  const minRentalDays = minRentalDaysFor(fields.pickupDate, context.rules, context.seasons);
  return tripFaultText(field, fault, { ...context.rules, minRentalDays }, language);
}
