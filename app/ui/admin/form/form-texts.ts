/** What stands in the fields of a form, by their names: read, written, and said as a reader would. */

/** As the form would send it; fields of one name are joined. */
export function textsOf(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const fields = new FormData(form);
  return Object.fromEntries(
    names.map((name) => [
      name,
      fields
        .getAll(name)
        .map((value) => (typeof value === "string" ? value : value.name))
        .join(", "),
    ]),
  );
}

/** Writes texts into the fields of a form; ticks are set where their value is one of those that are named. */
export function fillTexts(form: HTMLFormElement, texts: Record<string, string>): void {
  for (const control of controlsOf(form)) {
    const text = texts[control.name];
    if (text === undefined) continue;
    if (isTick(control)) control.checked = text.split(", ").includes(control.value);
    else control.value = text;
  }
}

type YesNo = { yes: string; no: string };

/** The text of a field in the words that stand beside it: of a select its option, of ticks their labels. */
export function sayText(form: HTMLFormElement, name: string, text: string, words: YesNo): string {
  const controls = controlsOf(form).filter((control) => control.name === name);
  const [first] = controls;
  if (first instanceof HTMLSelectElement) {
    const option = [...first.options].find(({ value }) => value === text);
    return option ? option.text : text;
  }
  const ticks = controls.filter(isTick);
  if (ticks.length === 0) return text;
  const set = text.split(", ");
  if (ticks.length === 1 && first?.type === "checkbox")
    return set.includes(first.value) ? words.yes : words.no;
  const said = ticks.filter(({ value }) => set.includes(value));
  return said.map(({ labels, value }) => labels?.[0]?.textContent || value).join(", ");
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement,
  );
}

function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}
