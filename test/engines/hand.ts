/** A hand at a page: it finds things by what they are and how they are called, and presses where they stand. */
import { type Engine, type Point, until } from "./engine.ts";

type Kind = "button" | "link" | "checkbox" | "radio" | "combobox" | "field";

const selectors: Readonly<Record<Kind, string>> = {
  button: "button, input[type=submit]",
  link: "a[href]",
  checkbox: "input[type=checkbox]",
  radio: "input[type=radio]",
  combobox: "[role=combobox], button[aria-haspopup]",
  field: "input, textarea, select",
};

/** Where to find it: the name is whole, or a part of it where `…` stands for the rest; `nth` counts from 0, `within` is a selector. */
export type Sought = { nth?: number; within?: string };

/** Presses a thing that can be seen and that nothing lies on. */
export async function press(
  engine: Engine,
  kind: Kind,
  name: string,
  sought: Sought = {},
): Promise<void> {
  await engine.clickAt(await seek(engine, kind, name, sought));
}

/** Waits for a thing that stands still, and says where its middle is. */
async function seek(
  engine: Engine,
  kind: Kind,
  name: string,
  { nth = 0, within = "body" }: Sought = {},
): Promise<Point> {
  let before: Point | null = null;
  return until(`${kind} "${name}"`, async () => {
    const point = await engine.run(pointOf, `${within} :is(${selectors[kind]})`, name, nth);
    const isStill = point !== null && point.x === before?.x && point.y === before.y;
    before = point;
    return isStill && point;
  });
}

/** True when it stands there now. */
export async function isThere(
  engine: Engine,
  kind: Kind,
  name: string,
  { nth = 0, within = "body" }: Sought = {},
): Promise<boolean> {
  const point = await engine.run(pointOf, `${within} :is(${selectors[kind]})`, name, nth);
  return point !== null;
}

/** Types into a field that is empty. */
export async function fill(
  engine: Engine,
  label: string,
  text: string,
  sought: Sought = {},
): Promise<void> {
  await press(engine, "field", label, sought);
  await engine.type(text);
}

/** Types a date into a date field, and leaves the field: what is typed is read then. */
export async function setDate(
  engine: Engine,
  label: string,
  date: string,
  sought: Sought = {},
): Promise<void> {
  const point = await seek(engine, "field", label, sought);
  await engine.run(
    ({ x, y }, value) => {
      const input = document.elementFromPoint(x, y)?.closest("input");
      if (!input) throw new Error("No field stands there");
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      input.focus();
      write?.call(input, value);
      input.dispatchEvent(new Event("input", { bubbles: true }));
      input.dispatchEvent(new Event("change", { bubbles: true }));
      input.blur();
      // A window that nobody looks at has no focus to lose.
      input.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    },
    point,
    date,
  );
}

/** Waits for an address. */
export async function arriveAt(engine: Engine, path: RegExp): Promise<void> {
  let href = "";
  await until(`the address ${path}`, async () => {
    href = await engine.run(() => location.href);
    return path.test(href);
  }).catch((error: Error) => {
    throw new Error(`${error.message}; it is ${href}`);
  });
}

/** Waits for a text that can be seen. */
export async function see(engine: Engine, text: string): Promise<void> {
  let seen = "";
  await until(`the text "${text}"`, async () => {
    seen = await engine.run(() => document.body.innerText);
    return seen.includes(text);
  }).catch((error: Error) => {
    throw new Error(`${error.message}; the page says: ${seen.slice(0, 3000)}`);
  });
}

/** Waits until React has taken the page over. */
export async function takenOver(engine: Engine): Promise<void> {
  await engine.run(() => dispatchEvent(new Event("pointermove")));
  await until("React", () => engine.run(() => document.documentElement.hasAttribute("data-live")));
}

/** Runs in the page. Null when it is not there, not to be seen, or covered. */
function pointOf(selector: string, name: string, nth: number): Point | null {
  const heard = (part: Element) => {
    const copy = part.cloneNode(true) as Element;
    for (const mute of copy.querySelectorAll("[aria-hidden=true]")) mute.remove();
    return copy.textContent ?? "";
  };
  const textOf = (ids: string | null) =>
    ids
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" ");
  const nameOf = (part: Element) => {
    const labels = "labels" in part ? [...((part.labels as NodeListOf<Element>) ?? [])] : [];
    const said =
      part.getAttribute("aria-label") ??
      textOf(part.getAttribute("aria-labelledby")) ??
      (labels.map(heard).join(" ") || heard(part));
    return said.replace(/\s+/g, " ").trim();
  };
  const bare = name.replace(/^…|…$/g, "");
  const isNamed = (part: Element) => {
    const own = nameOf(part);
    if (name.startsWith("…") && name.endsWith("…")) return own.includes(bare);
    return name.endsWith("…") ? own.startsWith(bare) : own === bare;
  };
  const isSeen = (part: Element) =>
    part.getClientRects().length > 0 && getComputedStyle(part).visibility === "visible";
  // A picture of the page before lies on the page while one goes over into the other, and takes every click.
  const isGoingOver =
    ("activeViewTransition" in document && document.activeViewTransition) ||
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-"),
      );
  if (isGoingOver) return null;
  const part = [...document.querySelectorAll(selector)].filter(
    (one) => isNamed(one) && isSeen(one),
  )[nth];
  if (!part) return null;
  part.scrollIntoView({ block: "center", behavior: "instant" });
  const [box] = part.getClientRects();
  if (!box) return null;
  const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const top = document.elementFromPoint(point.x, point.y);
  const label = part.closest("label");
  return top && (part.contains(top) || top.contains(part) || label?.contains(top)) ? point : null;
}
