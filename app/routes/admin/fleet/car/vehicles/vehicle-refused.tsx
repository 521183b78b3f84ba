import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import { useSite } from "../../../../request/use-site.ts";
import { Codes } from "../car-refused.tsx";
import type { VehicleTold } from "./vehicle-answers.ts";

type Refused = NonNullable<VehicleTold["refused"]>;

/** Why a vehicle was not saved or deleted, with the reservations or the other vehicle named. */
export function VehicleRefused({ refused }: { refused: Refused }) {
  const words = adminCarsWords(useSite().language).vehicles;
  return (
    <Note tone="bad" role="alert">
      {sentence(refused, words)}
      {"codes" in refused && (
        <Codes codes={refused.codes} {...("count" in refused && { count: refused.count })} />
      )}
    </Note>
  );
}

function sentence(refused: Refused, words: ReturnType<typeof adminCarsWords>["vehicles"]): string {
  switch (refused.reason) {
    case "stale":
      return words.stale;
    case "used":
      return words.removeUsed;
    case "reserved":
      return words.removeReserved(refused.count);
    case "reserved-service":
      return words.reservedService(refused.codes.length);
    case "reserved-move":
      return words.reservedMove(refused.codes.length);
    case "plate-taken":
      return words.plateTaken(refused.plate, refused.carName);
    case "vin-taken":
      return words.vinTaken(refused.plate, refused.carName);
  }
}
