import type { Language } from "../../../../../../domain/language.ts";
import { exchangeWords } from "../../../../../../i18n/admin-exchange/en.ts";
import { lackText } from "../../../../../../i18n/admin-lacks/en.ts";
import { adminPath } from "../../../../../../i18n/admin-paths.ts";
import type { Exchange } from "../../../../../../server/handovers/list-exchanges.ts";
import { Panel } from "../../../../../../ui/admin/page/panel.tsx";
import { ButtonLink } from "../../../../../../ui/controls/button.tsx";
import { List } from "../../../../../../ui/controls/list.tsx";
import { EmptyState } from "../../../../../../ui/controls/states/empty-state.tsx";
import handover from "../handover.module.css";
import styles from "./exchange.module.css";
import type { LoadedExchange } from "./load-exchange.ts";

/** As many as fit on a phone; the others are folded. */
const shown = 8;

type Props = { language: Language; loaded: Pick<LoadedExchange, "back" | "free" | "places"> };

/** The vehicles that are free until the agreed return, each a way on. */
export function ChooseVehicle({ language, loaded: { back, free, places } }: Props) {
  const words = exchangeWords(language);
  if (free.length === 0)
    return (
      <EmptyState heading="h2" title={words.title} text={words.none}>
        <ButtonLink to={adminPath("reservations", language, back.code)}>{words.other}</ButtonLink>
      </EmptyState>
    );
  const groups: [string, Exchange[]][] = [
    [words.own, free.filter(({ isOwnCar }) => isOwnCar)],
    [words.others, free.filter(({ isOwnCar }) => !isOwnCar)],
  ];
  return (
    <div className={handover.body}>
      <p className={handover.lead}>
        {words.choose} {words.lead}
      </p>
      {groups.map(
        ([title, vehicles]) =>
          vehicles.length > 0 && (
            <Panel key={title} title={title}>
              <Vehicles {...{ language, places }} vehicles={vehicles.slice(0, shown)} />
              {vehicles.length > shown && (
                <details>
                  <summary className={styles.more}>{words.more(vehicles.length - shown)}</summary>
                  <Vehicles {...{ language, places }} vehicles={vehicles.slice(shown)} />
                </details>
              )}
            </Panel>
          ),
      )}
    </div>
  );
}

type VehiclesProps = Pick<Props, "language"> & {
  vehicles: readonly Exchange[];
  places: LoadedExchange["places"];
};

function Vehicles({ language, vehicles, places }: VehiclesProps) {
  const words = exchangeWords(language);
  return (
    <List className={styles.vehicles}>
      {vehicles.map(({ vehicleId, plate, car, placeId, isLower, lacks }) => (
        <li key={vehicleId}>
          <ButtonLink to={`?vehicle=${vehicleId}`} className={styles.vehicle}>
            {plate} {car.name}
          </ButtonLink>
          <small>
            {[
              places.find(({ id }) => id === placeId)?.name,
              isLower && words.lower,
              ...lacks.map((lack) => lackText(lack, language)),
            ]
              .filter(Boolean)
              .join(" · ")}
          </small>
        </li>
      ))}
    </List>
  );
}
