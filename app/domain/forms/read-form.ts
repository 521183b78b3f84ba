import type { FieldFault, FieldFaults } from "./field-fault.ts";
import type { Field } from "./field.ts";

/** A form as it was sent, by the names of its fields; what is no text counts as nothing typed. */
export type SentForm = Readonly<Record<string, unknown>>;

/** The texts of a form that was sent. */
export type SentTexts = Readonly<Record<string, string | undefined>>;

export type FormFields = Readonly<Record<string, Field<unknown>>>;

type ReadOf<F> = F extends (typed: string) => infer Answer ? Answer : never;
type ValueOf<F> =
  ReadOf<F> extends infer Answer ? (Answer extends { value: infer T } ? T : never) : never;

/** The faults that a field finds. */
export type FaultIn<F> =
  ReadOf<F> extends infer Answer
    ? Answer extends { fault: infer Fault }
      ? Extract<Fault, FieldFault>
      : never
    : never;

/** The values of a form that is in order. */
export type FormValues<Fields extends FormFields> = {
  [Name in keyof Fields]: ValueOf<Fields[Name]>;
};

/** The names of the fields of a form. */
export type FieldNames<Fields extends FormFields> = Extract<keyof Fields, string>;

/** The faults that the fields of a form find by themselves. */
export type FaultsIn<Fields extends FormFields> = FaultIn<Fields[keyof Fields]>;

export type ReadForm<Fields extends FormFields> =
  | { ok: true; values: FormValues<Fields> }
  | { ok: false; faults: { [Name in keyof Fields]?: FaultIn<Fields[Name]> } };

/** What is wrong with a form whose fields are also looked at together. */
type CheckedForm<Fields extends FormFields> =
  | { ok: true; values: FormValues<Fields> }
  | { ok: false; faults: FieldFaults<FieldNames<Fields>> };

/** Reads every field of a form: all its values, or one fault for each field that is wrong. */
export function readForm<Fields extends FormFields>(
  sent: SentForm,
  fields: Fields,
): ReadForm<Fields>;
/**
 * Reads every field of a form, and looks at them together. `check` says what the fields mean
 * together, of those that could be read; what it finds counts where a field is not wrong by itself.
 */
export function readForm<Fields extends FormFields>(
  sent: SentForm,
  fields: Fields,
  check: (values: Partial<FormValues<Fields>>) => FieldFaults<FieldNames<Fields>>,
): CheckedForm<Fields>;
/** Reads a form. */
export function readForm(
  sent: SentForm,
  fields: FormFields,
  check?: (values: never) => FieldFaults,
): { ok: true; values: Record<string, unknown> } | { ok: false; faults: FieldFaults } {
  const values: Record<string, unknown> = {};
  const faults: FieldFaults = {};
  for (const [name, field] of Object.entries(fields)) {
    const typed = Object.hasOwn(sent, name) ? sent[name] : "";
    const read = field(typeof typed === "string" ? typed : "");
    if ("fault" in read) faults[name] = read.fault;
    else values[name] = read.value;
  }
  const all = { ...check?.(values as never), ...faults };
  return isFaultless(all) ? { ok: true, values } : { ok: false, faults: all };
}

/** Reads those fields of a form that `names` name. */
export function readFields<Fields extends FormFields>(
  sent: SentForm,
  fields: Fields,
  names: readonly FieldNames<Fields>[],
): { ok: true; values: Partial<FormValues<Fields>> } | Extract<ReadForm<Fields>, { ok: false }> {
  const some = Object.entries(fields).filter(([name]) => names.some((one) => one === name));
  return readForm(sent, Object.fromEntries(some) as Fields);
}

/** Nothing is wrong with the form. */
export function isFaultless(faults: FieldFaults): boolean {
  return Object.keys(faults).length === 0;
}
