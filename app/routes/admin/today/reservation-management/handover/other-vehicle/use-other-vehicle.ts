import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { PlateAnswer } from "../../../../../../domain/handovers/other-vehicle/plate-found.ts";
import {
  unheardOf,
  type Unheard,
} from "../../../../../../domain/handovers/other-vehicle/unheard.ts";
import { adminPath } from "../../../../../../i18n/admin-paths.ts";
import type { StepProps } from "../steps/step-props.ts";
import { otherPlate, takenOver } from "./take-over.ts";

type Asked = Pick<StepProps, "language" | "facts" | "typed" | "change" | "photos">;

/** So long after the last letter a plate is looked for. */
const pauseMs = 600;

/**
 * The vehicle of a typed plate that is not the planned one: the server's answer about it, and the press that takes it. `answer` is
 * undefined while nothing is known of the plate, `unheard` says why there is none; it is asked for again with the connection.
 */
export function useOtherVehicle({ language, facts, typed, change, photos }: Asked) {
  const { code, version, vehicle } = facts;
  const address = adminPath("reservation-management", language, code, "out", "vehicle");
  const plate = otherPlate(typed.plate, vehicle);
  const [said, setSaid] = useState<{ plate: string; answer: PlateAnswer | Unheard }>();
  const [isBusy, setBusy] = useState(false);
  const [takenId, setTaken] = useState<number>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (plate === undefined) return;
    let isOver = false;
    const look = () =>
      void ask(`${address}?${new URLSearchParams({ plate, version: String(version) })}`).then(
        (answer) => {
          if (!isOver) setSaid({ plate, answer });
        },
      );
    const timer = setTimeout(look, pauseMs);
    window.addEventListener("online", look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener("online", look);
    };
    // Of another version it is asked anew.
  }, [address, plate, version]);
  const take = async () => {
    if (plate === undefined) return;
    setBusy(true);
    const answer = await ask(address, { plate, version: String(version) });
    if (typeof answer === "object" && answer.ok && answer.isTaken && "vehicleId" in answer.found) {
      const { vehicleId: id, plate: own } = answer.found;
      const over = { before: vehicle.id, taken: { id, plate: own } };
      const left = takenOver(typed, over).photos;
      if (left) for (const one of typed.photos) if (!left.includes(one)) photos.forget(one.sha256);
      change((now) => takenOver(now, over));
      await revalidate();
      setTaken(id);
    } else setSaid({ plate, answer });
    // Somebody else changed it: the next press is about what there is then.
    if (typeof answer === "object" && !answer.ok) await revalidate();
    setBusy(false);
  };
  const about = said?.plate === plate ? said?.answer : undefined;
  return {
    plate,
    answer: typeof about === "object" ? about : undefined,
    unheard: typeof about === "string" ? about : undefined,
    isBusy,
    /** The vehicle of the rental was taken by a press here. */
    isTaken: takenId === vehicle.id && plate === undefined,
    take: () => void take(),
  };
}

async function ask(
  address: string,
  fields?: Record<string, string>,
): Promise<PlateAnswer | Unheard> {
  const sent = fields ? { method: "POST", body: new URLSearchParams(fields) } : {};
  const answer = await fetch(address, sent).catch(() => undefined);
  const said: unknown = await answer?.json().catch(() => undefined);
  const isAnswer = typeof said === "object" && said !== null && "ok" in said;
  return isAnswer ? (said as PlateAnswer) : unheardOf(answer?.status, fields !== undefined);
}
