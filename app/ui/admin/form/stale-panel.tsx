import { TriangleAlert } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { tellFilled } from "../../controls/date/use-typed-date.ts";
import { useFrameWords } from "../page/admin-language.ts";
import { Button } from "../../controls/button.tsx";
import { Icon } from "../../controls/icon.tsx";
import styles from "./stale-panel.module.css";

/** The record in the database after another member's edit. */
export type Stale = {
  version: number;
  /** The other member's texts by field name, as the form would send them. */
  theirs: Record<string, string>;
  /**
   * The texts that the form keeps, where the page knows what was typed: the other member's in the fields that were left
   * alone.
   */
  mine?: Record<string, string>;
  /** The labels of the fields; a field without a label is not shown. */
  labels: Record<string, string>;
};

/** A field that the two members wrote differently, in words for a reader. */
type Row = { name: string; label: string | undefined; mine: string; theirs: string };

type Props = { form: RefObject<HTMLFormElement | null>; stale: Stale; onTaken: () => void };

/** Both versions side by side, where they differ, and the choice between them. */
export function StalePanel({ form: formRef, stale, onTaken }: Props) {
  const words = useFrameWords().form;
  const box = useRef<HTMLDivElement>(null);
  // Before the form can be read, and without scripts, the other member's texts are shown as they were sent.
  const [rows, setRows] = useState<Row[]>(() => sentRows(stale));
  useEffect(() => {
    if (formRef.current && stale.mine) fillTexts(formRef.current, stale.mine);
    if (formRef.current) setRows(differences(formRef.current, stale, words));
    box.current?.focus();
  }, [formRef, stale, words]);
  const takeTheirs = () => {
    if (formRef.current) fillTexts(formRef.current, stale.theirs);
    setRows([]);
    onTaken();
  };
  return (
    <div ref={box} className={styles.panel} role="alert" tabIndex={-1} autoFocus>
      <p className={styles.title}>
        <Icon of={TriangleAlert} /> {words.staleTitle}
      </p>
      <p>{rows.length === 0 ? words.same : words.staleText}</p>
      {rows.length > 0 && (
        <div className={styles.both}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.field}</th>
                <th scope="col">{words.yours}</th>
                <th scope="col">{words.theirs}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, label, mine, theirs }) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  <td>{mine || <i>{words.empty}</i>}</td>
                  <td>{theirs || <i>{words.empty}</i>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.acts}>
        <Button type="submit" kind="pick">
          {words.keepMine}
        </Button>
        <Button onClick={takeTheirs}>{words.takeTheirs}</Button>
      </div>
    </div>
  );
}

function sentRows({ theirs, labels }: Stale): Row[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const text = theirs[name];
    return text === undefined ? [] : [{ name, label, mine: "", theirs: text }];
  });
}

type FormWords = ReturnType<typeof useFrameWords>["form"];

function differences(form: HTMLFormElement, { theirs, labels }: Stale, words: FormWords): Row[] {
  const mine = textsOf(form, Object.keys(theirs));
  const say = (name: string, text = "") => sayText(form, name, text, words);
  return Object.keys(labels)
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({
      name,
      label: labels[name],
      mine: say(name, mine[name]),
      theirs: say(name, theirs[name]),
    }));
}

/** The texts of named fields, as the form would send them; fields with the same name are joined. */
function textsOf(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
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

/** Writes texts into the fields of a form; a tick is set when its value is among those of its name. */
function fillTexts(form: HTMLFormElement, texts: Record<string, string>): void {
  for (const control of controlsOf(form)) {
    const text = texts[control.name];
    if (text === undefined) continue;
    if (isTick(control)) control.checked = text.split(", ").includes(control.value);
    else control.value = text;
    if (control instanceof HTMLInputElement) tellFilled(control);
  }
}

type YesNo = { yes: string; no: string };

/** The text of a field in the words beside it: the option of a select, the labels of ticks. */
function sayText(form: HTMLFormElement, name: string, text: string, words: YesNo): string {
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
