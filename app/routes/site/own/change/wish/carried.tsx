/** Fields that a form carries along unseen. */
export function Carried({ fields }: { fields: readonly [name: string, value: string][] }) {
  return fields.map(([name, value]) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ));
}
