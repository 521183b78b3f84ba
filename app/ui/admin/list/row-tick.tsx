export type Selection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
  /** The form that the ticks belong to, and what each sends: so they work without scripts too. */
  field: { form: string; name: string; valueOf: (row: Row) => string };
};

type TickProps<Row> = {
  select: Selection<Row>;
  row: Row;
  rowKey: string;
  label: string;
  /** The class of what is touched around it, for fingers. */
  around?: string | undefined;
};

/** The tick of a row, as a field of the form of the deeds. */
export function RowTick<Row>({ select, row, rowKey, label, around }: TickProps<Row>) {
  const { selected, onChange, field } = select;
  return (
    <label className={around}>
      <input
        type="checkbox"
        name={field.name}
        value={field.valueOf(row)}
        form={field.form}
        aria-label={label}
        checked={selected.has(rowKey)}
        onChange={() => onChange(toggled(selected, rowKey))}
      />
    </label>
  );
}

function toggled(selected: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}
