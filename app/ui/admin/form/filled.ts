/** The values of a form of the back office, and the sentences about its fields. */
export type Filled = {
  /** The saved value of each field, or the typed value that was refused. A tick is "on" or "". */
  values: Readonly<Record<string, string>>;
  /** The sentence about each field with a fault. */
  faults: Readonly<Record<string, string>>;
  /** Tells the fields of several forms of one page apart; absent where no other form has their names. */
  form?: string;
};

/** The properties of a field in a filled form. */
export function filledField({ values, faults, form }: Filled, name: string) {
  const fault = faults[name];
  return {
    id: fieldId(name, form),
    name,
    defaultValue: values[name] ?? "",
    ...(fault === undefined ? {} : { fault }),
  };
}

/** The properties of a field for an amount in a filled form. */
export function filledMoney(filled: Filled, name: string) {
  const { defaultValue, ...field } = filledField(filled, name);
  return { ...field, typed: defaultValue };
}

/** The properties of a tick in a filled form. */
export function filledTick({ values, form }: Filled, name: string) {
  return { id: fieldId(name, form), name, value: "on", defaultChecked: values[name] === "on" };
}

/** The words of a form, in which a field has its label under its own name. */
type Labels = Readonly<Record<string, unknown>>;

/** The faults as a list for the head of the form, each with the label of its field: "Please fill this in." alone says not which. */
export function faultList(
  { faults, form }: Filled,
  labels: Labels = {},
): { fieldId: string; message: string }[] {
  return Object.entries(faults).map(([name, message]) => {
    const label = labels[name];
    const said = typeof label === "string" ? `${label}: ${message}` : message;
    return { fieldId: fieldId(name, form), message: said };
  });
}

function fieldId(name: string, form = "field"): string {
  return `${form}-${name}`;
}
