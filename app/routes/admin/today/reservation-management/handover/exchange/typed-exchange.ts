/** What was typed of an exchange: two sheets, one pair of signatures. */
import { useCallback, useEffect, useState } from "react";
import type { HandoverSheet } from "../../../../../../domain/handovers/sheet.ts";
import type { HandoverFacts } from "../facts.ts";
import { checkTyped, type Checked } from "../steps.ts";
import { keepExchange, readExchange } from "../../kept-exchange.ts";
import type { Change } from "../use-draft.ts";
import { nothingTyped, readTyped, sheetOf, type Typed } from "../typed.ts";

export type TypedExchange = {
  back: Typed;
  out: Typed;
  reason: string;
  /** Where the two vehicles meet: the id of a place. */
  placeId: string;
  isInRepair: boolean;
  repairDays: string;
};

export type ChangeSheet = (of: "back" | "out", ...some: Parameters<Change>) => void;

export type TwoFacts = { back: HandoverFacts; out: HandoverFacts };

/** Who signs does so once, for both sheets. */
const signedOnce = ["signedHow", "customerName", "customer", "staff"] as const;

/** A day or two in a workshop, until somebody knows better. */
const usualRepairDays = "3";

/** What was typed. It stays on this phone across a reload, until the exchange is done. */
export function useExchange(
  { back, out }: TwoFacts,
  { keys, isHere }: { keys: readonly string[]; isHere: boolean },
) {
  const { code } = back;
  const vehicles = `${back.vehicle.id} ${out.vehicle.id}`;
  const [typed, setTyped] = useState<TypedExchange>(() => {
    const fresh = {
      back: nothingTyped(back, keys[0] ?? ""),
      out: nothingTyped(out, keys[1] ?? ""),
      reason: "",
      placeId: back.trip.pickupLocationId,
      isInRepair: true,
      repairDays: usualRepairDays,
    };
    return isHere ? keptOf(readExchange(code, vehicles), fresh) : fresh;
  });
  useEffect(() => {
    if (isHere) keepExchange(code, vehicles, typed);
  }, [code, vehicles, typed, isHere]);
  const change = useCallback((some: Partial<Omit<TypedExchange, "back" | "out">>) => {
    setTyped((before) => ({ ...before, ...some }));
  }, []);
  const changeSheet: ChangeSheet = useCallback((of, asked) => {
    setTyped((before) => {
      const some = typeof asked === "function" ? asked(before[of]) : asked;
      const shared = Object.fromEntries(
        signedOnce.flatMap((one) => (one in some ? [[one, some[one]]] : [])),
      );
      const both = {
        ...before,
        back: { ...before.back, ...shared },
        out: { ...before.out, ...shared },
      };
      return { ...both, [of]: { ...both[of], ...some } };
    });
  }, []);
  return { typed, change, changeSheet };
}

function keptOf(kept: unknown, fresh: TypedExchange): TypedExchange {
  if (typeof kept !== "object" || kept === null) return fresh;
  const { back, out, ...rest }: Record<string, unknown> = { ...kept };
  const texts = Object.entries(rest).filter(
    ([field, value]) => typeof value === typeof fresh[field as keyof TypedExchange],
  );
  return {
    ...fresh,
    ...Object.fromEntries(texts),
    back: readTyped(back, fresh.back) ?? fresh.back,
    out: readTyped(out, fresh.out) ?? fresh.out,
  };
}

/** The two sheets as they stand, at the place where the vehicles meet. */
export function sheetsOf(
  typed: TypedExchange,
  facts: TwoFacts,
  now: number,
): Record<"back" | "out", HandoverSheet> {
  const at = (of: "back" | "out") => ({
    ...sheetOf(typed[of], facts[of], now),
    locationId: typed.placeId,
  });
  return { back: at("back"), out: at("out") };
}

/** What is missing on both sheets, by the rules that the server asks too. */
export function checkBoth(
  sheets: Record<"back" | "out", HandoverSheet>,
  typed: TypedExchange,
  facts: TwoFacts,
): Record<"back" | "out", Checked> {
  return {
    back: checkTyped(sheets.back, typed.back, facts.back),
    out: checkTyped(sheets.out, typed.out, facts.out),
  };
}
