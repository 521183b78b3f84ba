/** What a form of the back office is filled with, and the sentences about its fields. */
export type Filled = {
  /** By field: what is saved, or what was typed and refused. A tick is "on" or "". */
  values: Readonly<Record<string, string>>;
  /** Sentences by field. */
  faults: Readonly<Record<string, string>>;
};

/** The properties of a field that stands in a form which was filled so. */
export function filledField({ values, faults }: Filled, name: string) {
  const fault = faults[name];
  return {
    id: fieldId(name),
    name,
    defaultValue: values[name] ?? "",
    ...(fault === undefined ? {} : { fault }),
  };
}

/** The same for a field of an amount. */
export function filledMoney(filled: Filled, name: string) {
  const { defaultValue, ...field } = filledField(filled, name);
  return { ...field, typed: defaultValue };
}

/** The same for a tick. */
export function filledTick({ values }: Filled, name: string) {
  return { id: fieldId(name), name, value: "on", defaultChecked: values[name] === "on" };
}

/** The faults as the form sums them at its top. */
export function faultList({ faults }: Filled): { fieldId: string; message: string }[] {
  return Object.entries(faults).map(([name, message]) => ({ fieldId: fieldId(name), message }));
}

function fieldId(name: string): string {
  return `field-${name}`;
}
