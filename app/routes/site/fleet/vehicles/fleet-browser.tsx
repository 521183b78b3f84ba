import { useSearchParams } from "react-router";
import {
  passesFilters,
  readCarFilters,
  writeCarFilters,
  type CarFilters,
  type ReadCarFilters,
} from "../../../../domain/cars/car-filters.ts";
import type { Language } from "../../../../domain/language.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { formatList } from "../../../../i18n/format.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { vehiclesWords } from "../../../../i18n/vehicles/en.ts";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { FleetCard, type FleetCar } from "./fleet-card.tsx";
import { FleetFilter } from "./fleet-filter.tsx";
import styles from "./vehicles.module.css";

type Props = { language: Language; cars: readonly FleetCar[] };

/** Number of pictures in view when the page opens. */
const eagerImages = 4;

/** The fleet, filtered by the address; scripts write the address, without them a form submits it. */
export function FleetBrowser({ language, cars }: Props) {
  const words = vehiclesWords(language);
  const [params, setParams] = useSearchParams();
  const { filters, faults } = readCarFilters(params);
  const shown = cars.filter((car) => passesFilters(car, filters));
  const change = (edited: Partial<CarFilters>) =>
    setParams(
      (now) => new URLSearchParams(writeCarFilters({ ...readCarFilters(now).filters, ...edited })),
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <FleetFilter {...{ language, cars, filters }} shown={shown.length} onChange={change} />
      {faults.length > 0 && <Unread language={language} faults={faults} />}
      {shown.length === 0 && <Nothing language={language} all={cars.length} />}
      <List className={styles.fleet}>
        {shown.map((car, index) => (
          <li key={car.id}>
            <FleetCard car={car} language={language} priority={index < eagerImages} />
          </li>
        ))}
      </List>
      <p className={styles.after}>{words.otherPrice}</p>
    </>
  );
}

type UnreadProps = { language: Language; faults: ReadCarFilters["faults"] };

function Unread({ language, faults }: UnreadProps) {
  const words = vehiclesWords(language);
  const names = faults
    .filter(({ reason }) => reason === "unreadable")
    .map(({ name }) => words.names[name]);
  return (
    <Note role="status" className={styles.unread}>
      {names.length > 0 && <p>{words.unreadable(formatList(names, language))}</p>}
      {names.length < faults.length && <p>{words.crossed}</p>}
    </Note>
  );
}

function Nothing({ language, all }: { language: Language; all: number }) {
  const words = vehiclesWords(language);
  if (all === 0) {
    return (
      <EmptyState heading="h2" title={words.noCarsTitle} text={words.noCarsLead}>
        <ButtonLink to={pathTo("contact", language)}>{words.contact}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading="h2"
      title={words.emptyTitle}
      text={words.emptyLead(counted(all, "car", language))}
    >
      <ButtonLink to={pathTo("vehicles", language)} preventScrollReset>
        {words.clear}
      </ButtonLink>
    </EmptyState>
  );
}
