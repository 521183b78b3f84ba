import type { DamageMark } from "../../../../domain/handovers/marks.ts";
import type { Energy } from "../../../../domain/handovers/energy.ts";
import type { Shown } from "../../../../domain/handovers/own-phone/shown.ts";
import type { Fuel } from "../../../../domain/cars/car.ts";
import type { AgreementTerms } from "../../../../domain/documents/contents/agreement.ts";
import type { Reservation } from "../../../../domain/reservations/reservation.ts";
import {
  agreementTerms,
  hashTerms,
} from "../../../../server/documents/agreement/agreement-terms.ts";
import type { PassRefusal } from "../../../../domain/handovers/own-phone/phone-pass.ts";
import { findGivenOut } from "../../../../server/handovers/known-sheets.ts";
import { readDevice } from "../../../../server/handovers/own-phone/device-cookie.ts";
import { readOnPhone, type OnPhone } from "../../../../server/handovers/own-phone/open-on-phone.ts";
import {
  listPassPhotos,
  type PassPhoto,
} from "../../../../server/handovers/own-phone/pass-photos.ts";
import { listPassShas } from "../../../../server/handovers/own-phone/put-pass-photo.ts";
import { listOpenDamage } from "../../../../server/handovers/read-handover.ts";
import { wrongPassLimit } from "../../../../server/limits/pass-limits.ts";
import { findReservation } from "../../../../server/reservations/reading/find-reservation.ts";
import type { PageContext } from "../../../request/page-context.ts";

/** A handover as the customer's own phone shows it. */
export type ShownView = {
  shown: Shown;
  /** Of what is shown: what is signed. */
  sha256: string;
  version: number;
  /** Epoch milliseconds. */
  expiresAt: number;
  signedBy?: string;
  wasSigned: boolean;
  carName: string;
  fuel: Fuel;
  /** Who booked. */
  customerName: string;
  /** Damage that is on the list of the vehicle. */
  known: DamageMark[];
  /** How it went out; only at the return. */
  out?: { odometerKm: number; energy: Energy };
  photos: PassPhoto[];
  /** The hashes of the photos that either phone sent for this page. */
  sentPhotos: string[];
  /** Those that the staff took now, of the whole car. */
  takenPhotos: PassPhoto[];
  /** What is signed with the sheet of a vehicle that goes out; `changed` when it is no longer what the staff's phone shows. */
  agreement?: AgreementTerms | "changed";
};

export type Refused = { refused: PassRefusal | "too-many" };

export const statusOf: Readonly<Record<Refused["refused"], number>> = {
  unopened: 200,
  unknown: 404,
  elsewhere: 403,
  over: 410,
  done: 410,
  "taken-back": 410,
  "too-many": 429,
};

/** What a pass gives to the phone that asks. Whoever tries addresses that nobody made is made to wait. */
export async function readPass(
  request: Request,
  secret: string,
  { deps, ip }: Pick<PageContext, "deps" | "ip">,
): Promise<OnPhone | Refused> {
  const read = await readOnPhone(deps, { secret, device: readDevice(request) });
  if (read.ok) return read;
  if (read.reason !== "unknown") return { refused: read.reason };
  const counted = await wrongPassLimit(deps).count(ip);
  return { refused: counted.ok ? "unknown" : "too-many" };
}

/** The page of a handover on the customer's own phone. */
export async function loadShown(
  read: OnPhone,
  { deps }: Pick<PageContext, "deps">,
): Promise<ShownView | Refused> {
  const { pass, token, reservationId, shown, sha256, version, expiresAt, signed, wasSigned } = read;
  const reservation = await findReservation(deps, { token });
  if (!reservation) return { refused: "over" };
  const { vehicleId, direction } = shown.sheet;
  const isBack = direction === "in";
  const [known, photos, out, sentPhotos] = await Promise.all([
    listOpenDamage(deps.pool, vehicleId),
    isBack ? listPassPhotos(deps.pool, token) : [],
    isBack ? findGivenOut(deps.pool, { reservationId, vehicleId }) : undefined,
    listPassShas(deps.pool, pass),
  ]);
  const { car, customer } = reservation;
  return {
    shown,
    sha256,
    version,
    wasSigned,
    known,
    photos,
    sentPhotos,
    takenPhotos: shown.sheet.photos.filter(
      ({ kind, sha256 }) => kind !== "damage" && sentPhotos.includes(sha256),
    ),
    expiresAt: expiresAt.getTime(),
    ...(signed && { signedBy: signed.name }),
    carName: car.name,
    fuel: car.fuel,
    customerName: `${customer.firstName} ${customer.lastName}`,
    ...(out && { out: { odometerKm: out.odometerKm, energy: out.energy } }),
    ...(shown.sheet.agreement && {
      agreement: await agreementOf(deps, reservation, shown.sheet.agreement.sha256),
    }),
  };
}

async function agreementOf(
  { catalogue }: Pick<PageContext["deps"], "catalogue">,
  reservation: Reservation,
  sha256: string,
): Promise<AgreementTerms | "changed"> {
  const terms = agreementTerms(reservation, await catalogue.get());
  return hashTerms(terms) === sha256 ? terms : "changed";
}
