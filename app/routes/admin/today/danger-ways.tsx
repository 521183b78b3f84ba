import { Phone } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { formatCode } from "../../../domain/reservations/code.ts";
import type { Rescue } from "../../../domain/reservations/rescue.ts";
import { dangerWords } from "../../../i18n/admin-danger/en.ts";
import { lackText } from "../../../i18n/admin-lacks/en.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { formatDuration } from "../../../i18n/duration.ts";
import { formatEuro } from "../../../i18n/format.ts";
import { telLink, whatsAppLink } from "../../../i18n/phone.ts";
import type { Danger } from "../../../server/reservations/overdue/list-rescues.ts";
import { ConfirmButton } from "../../../ui/admin/form/confirm-button.tsx";
import { ButtonLink, ButtonOut } from "../../../ui/controls/button.tsx";
import { List } from "../../../ui/controls/list.tsx";
import styles from "./danger-ways.module.css";

type Props = {
  language: Language;
  danger: Danger;
  placeName: (id: string) => string;
  /** May this member give it another vehicle? */
  maySteer: boolean;
  /** The last event that the page shows; a page without a history has none. */
  lastEvent?: number;
};

/**
 * What can be done about a reservation in danger: other vehicles at its price, each with one press and a yes; its customer; and the
 * rental that has its vehicle.
 */
export function DangerWays({ language, danger, placeName, maySteer, lastEvent = 0 }: Props) {
  const words = dangerWords(language);
  const { code, phone, rescues, overdue } = danger;
  const other = (task: string) => `${adminPath("reservations", language, overdue.code)}${task}`;
  return (
    <div className={styles.danger} role="group" aria-label={words.title(formatCode(code))}>
      {maySteer && (
        <>
          <p className={styles.title}>{rescues.length > 0 ? words.others : words.none}</p>
          <Rescues {...{ language, danger, placeName, lastEvent }} />
        </>
      )}
      <div className={styles.row}>
        {phone && (
          <>
            <ButtonOut icon={Phone} href={telLink(phone)}>
              {words.call}
            </ButtonOut>
            <ButtonOut
              href={whatsAppLink(phone, dangerWords(danger.language).message(formatCode(code)))}
              target="_blank"
              rel="noreferrer"
            >
              WhatsApp
            </ButtonOut>
          </>
        )}
      </div>
      <p className={styles.title}>{words.overdue(formatCode(overdue.code), overdue.name)}</p>
      <div className={styles.row}>
        {overdue.phone && (
          <ButtonOut icon={Phone} href={telLink(overdue.phone)}>
            {words.callOverdue}
          </ButtonOut>
        )}
        {maySteer && (
          <>
            <ButtonLink to={other("?task=extend")}>{words.extend}</ButtonLink>
            <ButtonLink to={adminPath("reservation-management", language, overdue.code, "in")}>
              {words.takeBack}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}

type RescuesProps = Pick<Props, "language" | "placeName" | "lastEvent"> & {
  danger: Pick<Danger, "code" | "plate" | "totalCents" | "version" | "rescues">;
};

/** The vehicles that a reservation could have at its price, each with one press and where it stands. */
export function Rescues(props: RescuesProps) {
  return (
    <List className={styles.ways}>
      {props.danger.rescues.map((rescue) => (
        <li key={rescue.vehicleId}>
          <RescueButton {...props} rescue={rescue} />
          <small>{whereText(rescue, props)}</small>
        </li>
      ))}
    </List>
  );
}

type RescueProps = RescuesProps & { rescue: Rescue };

/** Another vehicle, with one press; the dialog says what changes. */
function RescueButton({ language, danger, rescue, placeName, lastEvent = 0 }: RescueProps) {
  const words = dangerWords(language);
  const { code, plate, totalCents, version } = danger;
  const { car, isOwnCar, isByMoving, placeId, transferMinutes } = rescue;
  const name = `${rescue.plate} ${car.name}`;
  const place = placeId === undefined ? "" : placeName(placeId);
  return (
    <ConfirmButton
      kind="line"
      label={name}
      title={words.sure(formatCode(code))}
      text={
        <>
          <p>{words.from(plate, name)}</p>
          <p>{words.price(formatEuro(totalCents, language))}</p>
          {transferMinutes > 0 && <p>{words.bring(place, formatDuration(transferMinutes))}</p>}
          {isByMoving && <p>{words.moving}</p>}
          <p>{isOwnCar ? words.untold : words.told}</p>
        </>
      }
      confirmLabel={words.take}
      name="intent"
      value="swap"
    >
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="event" value={lastEvent} />
      <input type="hidden" name="vehicle" value={`${rescue.vehicleId}:${totalCents}`} />
      <input type="hidden" name="keptCents" value={totalCents} />
      <input type="hidden" name="price" value="kept" />
    </ConfirmButton>
  );
}

function whereText(
  { isByMoving, isOwnCar, placeId, transferMinutes, lacks }: Rescue,
  { language, placeName }: Pick<Props, "language" | "placeName">,
): string {
  const words = dangerWords(language);
  const place = placeId === undefined ? "" : placeName(placeId);
  return [
    isOwnCar ? words.sameCar : words.otherCar,
    transferMinutes > 0
      ? words.away(place, formatDuration(transferMinutes))
      : place && words.here(place),
    isByMoving && words.byMoving,
    ...lacks.map((lack) => lackText(lack, language)),
  ]
    .filter(Boolean)
    .join(" · ");
}
