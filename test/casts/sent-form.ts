import { readAttribute } from "./visitor.ts";

/**
 * The fields that a browser without scripts sends of a form: hidden and typed values, what is ticked, what is
 * selected. `mark` is a piece of the form's HTML.
 */
export function formWith(html: string, mark: string): URLSearchParams {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`the page has no ${mark}`);
  const from = html.lastIndexOf("<form", at);
  return fieldsIn(html.slice(from, html.indexOf("</form>", at)));
}

function fieldsIn(form: string): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [field, tag] of form.matchAll(/<(input|select)\b[^>]*>/g)) {
    const name = attribute(field, "name");
    if (!name || /\sdisabled=""/.test(field)) continue;
    const value = tag === "select" ? selectedIn(form, field) : typedIn(field);
    if (value !== undefined) fields.append(name, value);
  }
  return fields;
}

function typedIn(field: string): string | undefined {
  const isChoice = /\stype="(radio|checkbox)"/.test(field);
  if (isChoice && !/\schecked=""/.test(field)) return undefined;
  return attribute(field, "value") ?? (isChoice ? "on" : "");
}

function selectedIn(form: string, field: string): string | undefined {
  const start = form.indexOf(field);
  const options = form.slice(start, form.indexOf("</select>", start));
  const chosen = /<option[^>]*\sselected=""[^>]*>([^<]*)/.exec(options);
  if (!chosen) return undefined;
  return attribute(chosen[0], "value") ?? readAttribute(chosen[1] ?? "");
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag);
  return found ? readAttribute(found[1] ?? "") : undefined;
}
