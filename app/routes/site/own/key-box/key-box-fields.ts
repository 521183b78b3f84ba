/** The form of a return at the key box. */
import { readForm } from "../../../../domain/forms/read-form.ts";
import { optional } from "../../../../domain/forms/field.ts";
import { accepted, line, whole } from "../../../../domain/forms/fields.ts";
import type { Energy } from "../../../../domain/handovers/energy.ts";

const boxFields = {
  kilometres: whole({ min: 0, max: 2_000_000 }),
  eighths: optional(whole({ min: 0, max: 8 }), null),
  percent: optional(whole({ min: 0, max: 100 }), null),
  place: line({ max: 300 }),
  note: optional(line({ max: 300 }), ""),
  confirm: accepted,
};

export type BoxField = keyof typeof boxFields;
export type BoxProblem = "kilometres" | "energy" | "place" | "confirm" | "long";

export type TypedBox = Readonly<Record<BoxField, string>>;

/** What was sent, as texts. */
export function typedBox(form: FormData): TypedBox {
  const text = (name: BoxField) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, 2000) : "";
  };
  return {
    kilometres: text("kilometres"),
    eighths: text("eighths"),
    percent: text("percent"),
    place: text("place"),
    note: text("note"),
    confirm: text("confirm"),
  };
}

type Read =
  | { ok: true; odometerKm: number; energy: Energy; note: string }
  | { ok: false; faults: Partial<Record<BoxField, BoxProblem>> };

/** Reads the form of a car with a tank, or with a battery alone. */
export function readBox(typed: TypedBox, isBattery: boolean): Read {
  const read = readForm(typed, boxFields);
  const faults: Partial<Record<BoxField, BoxProblem>> = {};
  const gauge = isBattery ? "percent" : "eighths";
  if (!read.ok) {
    const { kilometres, place, note, confirm } = read.faults;
    if (kilometres) faults.kilometres = "kilometres";
    if (read.faults[gauge]) faults[gauge] = "energy";
    if (place) faults.place = place.code === "too-long" ? "long" : "place";
    if (note) faults.note = "long";
    if (confirm) faults.confirm = "confirm";
  }
  if (typed[gauge] === "") faults[gauge] = "energy";
  if (!read.ok || typed[gauge] === "") return { ok: false, faults };
  const { kilometres: odometerKm, eighths, percent, place, note } = read.values;
  const energy = isBattery ? { batteryPercent: percent ?? 0 } : { fuelEighths: eighths ?? 0 };
  return { ok: true, odometerKm, energy, note: [place, note].filter(Boolean).join(" · ") };
}
