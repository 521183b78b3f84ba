/** The text of a field of a posted form; empty when there is none, or a file. Cut at `most` letters. */
export function textOf(form: FormData, name: string, most = 1000): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, most) : "";
}
